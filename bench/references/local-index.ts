/**
 * Reference "local index": a static page whose search box loads an index of the handbook once and searches it in the
 * browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { documentPath } from '#contract/documents/document-path.ts';
import { printAddress } from './print-address.ts';

const documents = join(import.meta.dirname, '../../content/documents');
const index = readdirSync(documents)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const text = readFileSync(join(documents, name), 'utf8');
    return { path: documentPath(name.replace('.md', '')), title: /^# (.*)$/m.exec(text)?.[1] ?? name, text };
  });

const page = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>文档</title>
<h1>文档</h1><input type="search" aria-label="搜索"><ol></ol>
<script>
let loaded;
const field = document.querySelector('input');
const list = document.querySelector('ol');
const load = () => (loaded ??= fetch('/index.json').then((answer) => answer.json()));
field.addEventListener('focus', load);
field.addEventListener('input', async () => {
  const index = await load();
  const found = index.filter(({ text }) => text.includes(field.value)).slice(0, 10);
  list.replaceChildren(...found.map(({ path, title }) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
    const item = document.createElement('li');
    item.append(link);
    return item;
  }));
});
</script></html>`;

const answers = new Map(
  Object.entries({
    '/': ['text/html; charset=utf-8', page],
    '/index.json': ['application/json', JSON.stringify(index)],
  }).map(([path, [type = '', text = '']]) => [path, { type, bytes: brotliCompressSync(text) }]),
);

const server = createServer(({ url }, response) => {
  const answer = answers.get(url as string);
  if (answer) response.writeHead(200, { 'content-type': answer.type, 'content-encoding': 'br' }).end(answer.bytes);
  else response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => printAddress(server));
