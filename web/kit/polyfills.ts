/** Adds features that our code and its libraries use and Chrome 73 lacks, only where they are missing. */

const fill = (target: object, name: string, value: unknown) => {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

const at = function <Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
};

fill(Array.prototype, 'at', at);
fill(String.prototype, 'at', at);

fill(Object, 'hasOwn', (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key));

fill(String.prototype, 'replaceAll', function (this: string, search: string | RegExp, replacement: string) {
  if (search instanceof RegExp) return this.replace(search, replacement);
  return this.replace(new RegExp(search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'), replacement);
});

fill(Promise, 'allSettled', (promises: Iterable<unknown>) =>
  Promise.all(
    Array.from(promises, (promise) =>
      Promise.resolve(promise).then(
        (value) => ({ status: 'fulfilled', value }),
        (reason: unknown) => ({ status: 'rejected', reason }),
      ),
    ),
  ),
);
