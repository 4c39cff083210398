// Runs behind prelude.js where functions of house rules are called again and again: what the
// language brings along stays as it is, so that no call can leave anything there for another.
(() => {
    "use strict";
    const { freeze, getPrototypeOf, getOwnPropertyDescriptor } = Object;
    const { ownKeys } = Reflect;
    const seen = new Set();
    const todo = [
        globalThis,
        getPrototypeOf(function* () {}),
        getPrototypeOf(async function () {}),
        getPrototypeOf(async function* () {}),
        [][Symbol.iterator](),
        new Map().entries(),
        new Set().values(),
        ""[Symbol.iterator](),
        "".matchAll(/x/g),
    ];
    while (todo.length > 0) {
        const one = todo.pop();
        if (one === null || (typeof one !== "object" && typeof one !== "function") || seen.has(one)) {
            continue;
        }
        seen.add(one);
        for (const key of ownKeys(one)) {
            const property = getOwnPropertyDescriptor(one, key);
            todo.push(property.value, property.get, property.set);
        }
        todo.push(getPrototypeOf(one));
        freeze(one);
    }
})();
