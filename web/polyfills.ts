/** What our code and its libraries use and Chrome 73 lacks. Each fills a gap only where there is one. */

const define = (target: object, name: string, value: unknown) => {
  if (name in target) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

const at = function <Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
};

define(Object, 'hasOwn', (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key));
define(Array.prototype, 'at', at);
define(String.prototype, 'at', at);
