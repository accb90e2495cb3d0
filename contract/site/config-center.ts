/** Rules for reading a namespace of the config center and for retries. */

export const CONFIG_RETRY_MAXIMUM = 3;
export const configFetchFailed = '配置获取失败';

type Entries = Readonly<Record<string, string>>;

/** Joins `key#1`, `key#2`, … in numeric order into one JSON text under `key` and parses it. */
const joinParts = (entries: Entries): Record<string, unknown> => {
  // Has no prototype, so that `__proto__` is an ordinary key.
  const joined: Record<string, unknown> = Object.create(null);
  const parts = new Map<string, { number: number; value: string }[]>();
  for (const [key, value] of Object.entries(entries)) {
    const part = /^(.+)#(\d+)$/.exec(key);
    if (!part) {
      joined[key] = value;
      continue;
    }
    const name = part[1] as string;
    const list = parts.get(name) || [];
    list.push({ number: Number(part[2]), value });
    parts.set(name, list);
  }
  for (const [name, list] of parts) {
    list.sort((a, b) => a.number - b.number);
    joined[name] = JSON.parse(list.map((part) => part.value).join(''));
  }
  return joined;
};

/** `${a.b}` is the value of the key `a.b`, or else of `b` within the parsed `a`; an unknown name remains as it is. */
const lookUp = (values: Record<string, unknown>, name: string): string | undefined => {
  const own = (object: object, key: string) =>
    Object.prototype.hasOwnProperty.call(object, key) ? (object as Record<string, unknown>)[key] : undefined;
  let value = own(values, name);
  if (value === undefined) {
    value = name
      .split('.')
      .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? own(at, key) : undefined), values);
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
};

const substitute = (value: unknown, values: Record<string, unknown>): unknown => {
  if (typeof value === 'string')
    return value.replace(/\$\{([^${}]{1,200})\}/g, (whole, name: string) => {
      const found = lookUp(values, name);
      return found === undefined ? whole : found;
    });
  if (Array.isArray(value)) return value.map((item) => substitute(item, values));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substitute(item, values)]));
  return value;
};

/**
 * Returns the values of a namespace: joins and parses parts, then replaces placeholders once. Throws a SyntaxError if
 * joined parts are not JSON.
 */
export const readNamespace = (entries: Entries): Record<string, unknown> => {
  const joined = joinParts(entries);
  return Object.fromEntries(Object.entries(joined).map(([key, value]) => [key, substitute(value, joined)]));
};
