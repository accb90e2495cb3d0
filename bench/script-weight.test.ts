import { expect, test } from 'vitest';
import { importsOf, scriptsOfPage, withImports } from './script-weight.ts';

test('the scripts of a page are its sources, its preloads and what its inline modules import', () => {
  const html = `<!doctype html><html><head>
    <script>import("/not-a-module.js")</script>
    <script type="application/json">{"a": "/data.js"}</script>
    <link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" href="/a.svg"/>
    <link rel="modulepreload" href="/preloaded.js"/><link crossorigin as="script" href="/also.js" rel="preload">
    <script src="/source.js" defer></script></head><body>
    <script type="module" async="">import "/manifest.js";
      import * as route0 from "/route.js";
      window.routes = {route0}; import("/entry.js");</script></body></html>`;
  expect(scriptsOfPage(html)).toEqual([
    '/preloaded.js',
    '/also.js',
    '/source.js',
    '/manifest.js',
    '/route.js',
    '/entry.js',
  ]);
});

test('imports are read from the syntax, not from the text; import() counts where it runs at once', () => {
  const script = `import{a as b}from"./a.js";import"./b.js";export*from"./c.js";export{d}from"./d.js";export const x=1;
    // import "./comment.js"
    const text='import "./text.js"'; const later=()=>import("./later.js");`;
  expect(importsOf(script, { dynamic: false })).toEqual(['./a.js', './b.js', './c.js', './d.js']);
  expect(importsOf(script, { dynamic: true })).toContain('./later.js');
});

test('imports are followed to their end, each file counts once, relative to the file that names it', () => {
  const files: Record<string, string> = {
    '/assets/entry.js': 'import "./shared.js"; import "/assets/root.js";',
    '/assets/root.js': 'import "./shared.js"; import("./lazy.js");',
    '/assets/shared.js': 'import "./entry.js";',
  };
  const read = (path: string) => files[path] ?? '';
  expect(withImports(['/assets/entry.js', '/assets/shared.js'], read).sort()).toEqual(Object.keys(files).sort());
});
