import { expect, test } from 'vitest';
import { withoutScript } from './without-script.ts';

test('scripts go, and the links that only they need; styles, pictures and text stay', () => {
  const html = `<head><link rel="preload" as="image" href="/logo.svg"/><link rel="stylesheet" href="/a.css"/>
<link rel="modulepreload" href="/a.js"/><link rel="preload" href="/texts.json" as="fetch" crossorigin="anonymous"/><link as="script" rel="preload" href="/b.js">
<script>if (1 < 2) document.write('<p>')</script></head><body><p>script</p><script type="module" src="/c.js" async=""></script><svg><use href="/d.svg#drawing"></use></svg></body>`;
  expect(withoutScript(html)).toBe(
    `<head><link rel="preload" as="image" href="/logo.svg"/><link rel="stylesheet" href="/a.css"/>

</head><body><p>script</p><svg><use href="/d.svg#drawing"></use></svg></body>`,
  );
});
