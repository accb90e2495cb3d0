import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDefaultPicture } from '#contract/documents/default-picture.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { mediaFile } from '#server/areas/media/public/media-file.ts';
import { PICTURE_FOLDER } from '#server/areas/documents/public/default-pictures.ts';
import { expandDirectives } from '#server/areas/documents/public/facts.ts';
import { type PublishedDocument, publishedDocuments } from '#server/areas/documents/public/published-documents.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { linksOf } from '#server/kit/markdown/links-of.ts';
import { renderDocument } from '#server/kit/markdown/render-document.ts';
import { sectionsOf } from '#server/kit/markdown/sections-of.ts';
import { styles } from './assets.ts';
import { offlineWords, script } from './offline-search.ts';

export interface ArchiveOptions {
  database: Database;
  storage: Pick<FileStorage, 'get'>;
  /** The content folder, which has the pictures of the default documents. */
  content: string;
  /** The origin that documents show as that of the portal. */
  address: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const fileOf = ({ slug }: PublishedDocument) => `${slug}.html`;

const treeOf = (
  documents: readonly PublishedDocument[],
  current: string | undefined,
  parent: string | null,
): string => {
  const own = documents.filter(({ parentId }) => parentId === parent);
  if (own.length === 0) return '';
  const items = own.map((document) => {
    const { id, title, nodeType } = document;
    if (nodeType === nodeTypes.catalogue)
      return `<li><details open><summary>${escaped(title)}</summary>${treeOf(documents, current, id)}</details></li>`;
    return `<li><a href="${fileOf(document)}"${id === current ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
};

const pageOf = (title: string, tree: string, text: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<div class="frame">
<nav aria-label="文档目录"><a href="index.html">首页</a>${tree}</nav>
<main>
<input id="query" type="search" placeholder="搜索" aria-label="搜索文档" autocomplete="off">
<ul id="found" aria-live="polite"></ul>
${text}
</main>
</div>
<script src="search-index.js"></script>
<script src="search.js"></script>
</body>
</html>
`;

/** Returns the files of the handbook as it is published: pages that work when they are opened from a folder. */
export const archiveFiles = async ({ database, storage, content, address }: ArchiveOptions) => {
  const documents = await publishedDocuments(database);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const files = new Map<string, Buffer>();
  const add = (path: string, text: string) => files.set(path, Buffer.from(text));
  const index: { page: string; title: string; file: string; anchor: string; text: string; more: string }[] = [];
  const words = await offlineWords(database);

  const pictures = new Map<string, string>();
  const addPicture = async (shown: string): Promise<void> => {
    const known = readDefaultPicture(shown);
    const found = known
      ? { bytes: readFileSync(join(content, PICTURE_FOLDER, known.file)), name: known.file }
      : await mediaFile(database, storage, shown);
    if (!found || pictures.has(shown)) return;
    pictures.set(shown, `pictures/${found.name}`);
    files.set(`pictures/${found.name}`, found.bytes);
  };

  for (const document of documents) {
    if (document.nodeType !== nodeTypes.file || document.url !== null) continue;
    const source = expandDirectives(document.content, { address });
    for (const picture of linksOf(source).pictures) await addPicture(picture.address);
    const { html } = renderDocument(source, {
      addressOf: (id) => {
        const linked = byId.get(id);
        return linked && linked.nodeType === nodeTypes.file ? fileOf(linked) : undefined;
      },
      sizeOf: readDefaultPicture,
    });
    const text = html
      .replace(
        /(<img[^>]* src=")([^"]*)"/g,
        (_whole, before: string, shown: string) => `${before}${pictures.get(shown) ?? shown}"`,
      )
      // Paths of the portal lead nowhere from a file.
      .replace(/(<a[^>]* href=")(\/[^"]*)"/g, (_whole, before: string, path: string) => `${before}${address}${path}"`);
    const summary = document.summary === '' ? '' : `<p class="summary">${escaped(document.summary)}</p>`;
    add(
      fileOf(document),
      pageOf(
        document.title,
        treeOf(documents, document.id, null),
        `<h1>${escaped(document.title)}</h1>${summary}${text}`,
      ),
    );
    for (const [at, section] of sectionsOf(source).entries())
      index.push({
        page: document.title,
        title: section.title,
        file: fileOf(document),
        anchor: section.anchor,
        text: section.text,
        more: words.moreOf(document.id, section.title || document.title, at === 0),
      });
  }
  add('index.html', pageOf('文档', treeOf(documents, undefined, null), '<h1>文档</h1>'));
  add('style.css', styles.trim());
  add('search.js', script.trim());
  // The text of a page cannot end a script that is a file of its own.
  add(
    'search-index.js',
    `window.handbook = ${JSON.stringify(index)};\nwindow.handbookWords = ${JSON.stringify(words.groups)};\n`,
  );
  return files;
};
