import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { inOrder } from './json.ts';

export interface Masks {
  /** The addresses by the route IDs of a build, which derive from file names. */
  addresses: ReadonlyMap<string, string>;
  /** Names by the IDs of rows that differ in every database. */
  ids: ReadonlyMap<string, string>;
}

const enqueued =
  /<script(?: nonce="[^"]*")?>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script>/gs;
const moments =
  /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?|\d{4}[-/年]\d{1,2}[-/月]\d{1,2}日?|\d{4} 年 \d{1,2} 月( \d{1,2} 日)?|\b1[789]\d{11}\b/g;
const clockTimes = /\b\d{1,2}:\d{2}(:\d{2})?\b/g;
/** How long ago something was, or how long it will take. */
const spans = /(?<=(已等待|还有) )[\d 天小时分钟秒]+|\d+ ?(秒|分钟|小时|天)前|刚刚/g;
const uuids = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

const maskMoments = (text: string) =>
  text.replace(moments, 'MOMENT').replace(clockTimes, 'TIME').replace(spans, 'SPAN').replace(uuids, 'UUID');

/** Replaces the IDs that React generates by numbers in order of appearance. */
const maskGeneratedIds = (text: string): string => {
  const known = new Map<string, string>();
  return text.replace(/_[Rr]_[0-9a-z]*_/g, (id) => {
    const name = known.get(id) ?? `ID${known.size + 1}`;
    known.set(id, name);
    return name;
  });
};

const maskKnown = (text: string, known: ReadonlyMap<string, string>, pattern: (key: string) => string): string =>
  known.size === 0
    ? text
    : text.replace(new RegExp([...known.keys()].map(pattern).join('|'), 'g'), (key) => known.get(key) as string);

/** Removes the file name from class names, since the file may be moved. */
const maskClasses = (text: string): string =>
  text.replace(/(\bclass=")([^"]*)"/g, (_all, begin: string, classes: string) => {
    const names = classes.split(' ').map((name) => name.replace(/^[a-z][a-z0-9-]*_(?=[a-zA-Z])/, ''));
    return `${begin}${names.join(' ')}"`;
  });

/** Returns the data that a page's scripts pass to the browser. */
const loadedData = async (html: string, addresses: Masks['addresses']): Promise<unknown> => {
  const text = Array.from(html.matchAll(enqueued), ([, part]) => JSON.parse(part as string) as string).join('');
  if (text === '') return undefined;
  const decoded = await decode(new Blob([text]).stream(), globalThis as unknown as Window);
  await decoded.done;
  const data = (await settled(decoded.value)) as { loaderData?: object };
  if (!data.loaderData) return data;
  // Replaced before sorting, so that file names do not affect the order.
  const named = Object.entries(data.loaderData).map(([id, value]) => [addresses.get(id) ?? id, value]);
  return { ...data, loaderData: Object.fromEntries(named) };
};

/** Converts promises, dates, sets and maps of a value to what JSON can represent. */
const settled = async (value: unknown): Promise<unknown> => {
  const awaited = await value;
  if (awaited instanceof Date) return awaited.toISOString();
  if (awaited instanceof Set || awaited instanceof Map) return settled([...awaited]);
  if (Array.isArray(awaited)) return Promise.all(awaited.map(settled));
  if (typeof awaited !== 'object' || awaited === null) return awaited;
  const entries = Object.entries(awaited).map(async ([key, of]) => [key, await settled(of)] as const);
  return Object.fromEntries(await Promise.all(entries));
};

const maskBuild = (html: string): string =>
  html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link (nonce="[^"]*" )?rel="stylesheet" href="\/assets\/[^>]*>/g, '')
    .replace(/<script type="module"[^>]*>import "\/assets\/.*?<\/script>/gs, '')
    .replace(/\/assets\/[\w.-]+?-[\w-]{8}(?=\.\w+)/g, '/assets/NAME')
    .replace(/nonce="[^"]*"/g, 'nonce="NONCE"')
    .replace(/\bhttp:\/\/127\.0\.0\.1:\d+/g, 'http://PORTAL')
    .replace(enqueued, '');

/**
 * Returns a page without what differs between builds, databases or hours: one element per line, then the page's data
 * with sorted keys.
 */
export const normalisePage = async (html: string, { addresses, ids }: Masks): Promise<string> => {
  const data = await loadedData(html, addresses);
  const page = maskGeneratedIds(maskClasses(maskBuild(html))).replace(/></g, '>\n<');
  const named = data === undefined ? page : `${page}\n<!-- data -->\n${JSON.stringify(inOrder(data), undefined, 1)}`;
  const inPlace = maskKnown(named, addresses, (id) => `(?<=")${RegExp.escape(id)}(?=")`);
  return `${maskMoments(maskKnown(inPlace, ids, (id) => `(?<![\\w-])${RegExp.escape(id)}(?![\\w-])`))}\n`;
};
