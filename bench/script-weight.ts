import { parse } from 'acorn';
import { simple } from 'acorn-walk';

const tag = /<script\b([^>]*)>([\s\S]*?)<\/script>|<link\b([^>]*)>/g;
const attribute = /([\w-]+)(?:="([^"]*)")?/g;

const attributesOf = (text: string): Map<string, string> =>
  new Map(Array.from(text.matchAll(attribute), ([, name = '', value = '']) => [name.toLowerCase(), value]));

/** Returns the modules that a module loads statically; with `dynamic`, also those of `import()`. */
export const importsOf = (script: string, { dynamic }: { dynamic: boolean }): string[] => {
  const found: string[] = [];
  const keep = (source: { value?: unknown } | null | undefined) => {
    if (typeof source?.value === 'string') found.push(source.value);
  };
  simple(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ImportDeclaration: ({ source }) => keep(source),
    ExportAllDeclaration: ({ source }) => keep(source),
    ExportNamedDeclaration: ({ source }) => keep(source),
    ImportExpression: ({ source }) => {
      if (dynamic) keep(source as { value?: unknown });
    },
  });
  return found;
};

/**
 * Returns the paths of the scripts that a page's HTML loads: sources, preloads, and the imports of its inline modules.
 */
export const scriptsOfPage = (html: string): string[] =>
  Array.from(html.matchAll(tag)).flatMap(([, script, body = '', link]) => {
    const attributes = attributesOf(script ?? link ?? '');
    if (link !== undefined) {
      const rel = attributes.get('rel');
      const loads = rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script');
      return loads ? [attributes.get('href') ?? ''] : [];
    }
    const source = attributes.get('src');
    if (source !== undefined) return [source];
    return attributes.get('type') === 'module' ? importsOf(body, { dynamic: true }) : [];
  });

/** Returns the paths and all that their files import, without duplicates. */
export const withImports = (paths: readonly string[], read: (path: string) => string): string[] => {
  const all = new Set<string>();
  const add = (path: string) => {
    if (all.has(path)) return;
    all.add(path);
    for (const imported of importsOf(read(path), { dynamic: false }))
      add(new URL(imported, new URL(path, 'http://page.invalid')).pathname);
  };
  for (const path of paths) add(new URL(path, 'http://page.invalid').pathname);
  return [...all];
};
