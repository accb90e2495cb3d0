import { distinct } from './json.ts';
import { lookedFor } from './looked-for.ts';
import { callsIn, propertiesOf, type Source, type Sources, type SyntaxNode, textsWith } from './sources.ts';

const hasMaxAge = (node: SyntaxNode) => propertiesOf(node).some(([key]) => key === 'maxAge');

/** Finds the names of cookies and the keys of browser storage by the calls that read and write them. */
export const browserKeys = (sources: Sources) => {
  const { product: files, valuesOf } = sources;
  const storage: string[] = [];
  const cookies: string[] = [];
  const keysOf = (node: SyntaxNode | undefined, source: Source) =>
    valuesOf(node, source)
      .map(String)
      .filter((value) => value !== '${}');
  const addStored = (place: string, node: SyntaxNode | undefined, source: Source) =>
    storage.push(...keysOf(node, source).map((key) => `${place} ${key}`));
  for (const { source, name, object, args } of callsIn(files)) {
    const [first] = args;
    if (/^(get|set|remove)Item$/.test(name))
      addStored(object.includes('session') ? 'sessionStorage' : 'localStorage', first, source);
    else if (lookedFor.tab.includes(name)) addStored('sessionStorage', first, source);
    else if (lookedFor.cookie.includes(name)) cookies.push(...keysOf(first, source));
    else if (lookedFor.draft.includes(name) && first)
      addStored('sessionStorage', new Map(propertiesOf(first)).get('copyKey'), source);
    // A cookie of the server: its name precedes the options with its lifetime.
    if (args.some(hasMaxAge)) cookies.push(...keysOf(first, source));
  }
  for (const source of files)
    for (const node of source.nodes) {
      if (node.type !== 'ArrayExpression') continue;
      const [first, , options] = node.elements as SyntaxNode[];
      if (options && hasMaxAge(options)) cookies.push(...keysOf(first, source));
    }
  // Scripts that are written into the page.
  for (const text of textsWith('Storage.', sources))
    for (const [, place, key] of text.matchAll(/(localStorage|sessionStorage)\.\w+Item\('([^']+)'/g))
      storage.push(`${place} ${key}`);
  return { storage: distinct(storage), cookies: distinct(cookies) };
};
