// Runs behind prelude.js where functions of house rules are called again and again: what the
// language brings along stays as it is, so that no call can leave anything there for another.
(() => {
    "use strict";
    const { freeze, getPrototypeOf, getOwnPropertyDescriptor } = Object;
    const { deleteProperty, ownKeys } = Reflect;

    // The last match of any regular expression is kept where every call could read it.
    for (const key of ownKeys(RegExp)) {
        if (!["prototype", "length", "name", "escape", Symbol.species].includes(key)) {
            deleteProperty(RegExp, key);
        }
    }

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
        [].keys().map?.((one) => one),
        (function* () {})(),
        (async () => 0)(),
        (async function* () {})(),
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
