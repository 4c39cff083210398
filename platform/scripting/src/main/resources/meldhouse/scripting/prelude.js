// Runs in every sandbox before a house rule does. It takes away what a house rule has no use for
// (the host's doors, the clock, chance, other ways to run code) and what could run for hours within
// a single call, which no limit of statements counts and no interrupt reaches.
(() => {
    "use strict";
    const LONGEST_LIST = 100000;
    const LONGEST_TEXT = 1000000;
    const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
    const isArray = Array.isArray;
    const Wrong = RangeError;
    const text = String;
    const number = Number;

    const fix = (owner, key, value) =>
        defineProperty(owner, key, { value, writable: false, enumerable: false, configurable: false });

    // A guard in front of a function; it has the function's name.
    const guard = (owner, key, check) => {
        const original = getOwnPropertyDescriptor(owner, key)?.value;
        if (typeof original !== "function" || key === "constructor") {
            return;
        }
        const guarded = {
            call(...args) {
                check(this, args, key);
                return apply(original, this, args);
            },
        }.call;
        defineProperty(guarded, "name", { value: original.name });
        fix(owner, key, guarded);
    };

    // The attack is a thing that says it has 2^53 elements: only true lists are let in.
    const list = (it, key) => {
        if (!isArray(it)) {
            throw new Wrong(text(key) + " works on lists alone");
        }
        if (it.length > LONGEST_LIST) {
            throw new Wrong("a list of more than " + LONGEST_LIST + " elements");
        }
    };
    for (const key of ownKeys(Array.prototype)) {
        guard(Array.prototype, key, (it, args, name) => list(it, name));
    }
    guard(Array, "from", (it, args) => {
        const from = args[0];
        if (from !== null && typeof from === "object" && !isArray(from) && from.length > LONGEST_LIST) {
            throw new Wrong("a list of more than " + LONGEST_LIST + " elements");
        }
    });

    for (const key of ["repeat", "padStart", "padEnd"]) {
        guard(String.prototype, key, (it, args) => {
            const count = number(args[0]);
            const size = key === "repeat" ? text(it).length * count : count;
            if (size > LONGEST_TEXT) {
                throw new Wrong("a text of more than " + LONGEST_TEXT + " characters");
            }
        });
    }

    // Lists within lists within lists: few statements make more elements than there are atoms.
    const stringify = JSON.stringify;
    fix(JSON, "stringify", {
        stringify(value, replacer, space) {
            let left = LONGEST_LIST;
            const only = isArray(replacer) ? replacer : null;
            const counted = function (key, one) {
                if (left-- === 0) {
                    throw new Wrong("JSON of more than " + LONGEST_LIST + " values");
                }
                if (only !== null && key !== "" && !isArray(this) && !only.includes(key)) {
                    return undefined;
                }
                return typeof replacer === "function" ? apply(replacer, this, [key, one]) : one;
            };
            return apply(stringify, JSON, [value, counted, space]);
        },
    }.stringify);

    deleteProperty(Math, "random");
    deleteProperty(String, "raw");
    deleteProperty(Array, "fromAsync");
    deleteProperty(Symbol, "isConcatSpreadable");
    for (const name of [
        "Graal", "Java", "Packages", "Polyglot", "load", "loadWithNewGlobal", "print", "printErr",
        "console", "quit", "read", "eval", "Function", "Proxy", "Date", "Intl", "Temporal",
        "performance", "BigInt", "BigInt64Array", "BigUint64Array", "ArrayBuffer",
        "SharedArrayBuffer", "Atomics", "DataView", "Int8Array", "Uint8Array", "Uint8ClampedArray",
        "Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "Float16Array", "Float32Array",
        "Float64Array", "WeakRef", "FinalizationRegistry", "ShadowRealm", "WebAssembly", "Iterator",
        "Promise", "arguments",
    ]) {
        deleteProperty(globalThis, name);
    }
})();
