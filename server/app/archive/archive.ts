import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDefaultPicture } from '#contract/documents/default-picture.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { mediaFile } from '#server/areas/media/public/media-file.ts';
import { PICTURE_FOLDER } from '#server/areas/documents/public/default-pictures.ts';
import { withApiExamples } from '#server/areas/documents/api-example.ts';
import { expandDirectives } from '#server/areas/documents/public/facts.ts';
import { type PublishedDocument, publishedDocuments } from '#server/areas/documents/public/published-documents.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { linksOf } from '#server/kit/markdown/links-of.ts';
import { renderDocument } from '#server/kit/markdown/render-document.ts';
import { sectionsOf } from '#server/kit/markdown/sections-of.ts';
import { styles } from './assets.ts';
import { offlineWords, type OfflineWords, script } from './offline-search.ts';

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

/** The first page of the archive. No slug has an underscore. */
const FIRST = 'index.html';
const fileOf = ({ slug }: PublishedDocument) => (`${slug}.html` === FIRST ? 'index_.html' : `${slug}.html`);

/** Whether a document has a page in the archive. */
const hasPage = ({ nodeType, url }: PublishedDocument) => nodeType === nodeTypes.file && url === null;

interface Tree {
  documents: readonly PublishedDocument[];
  current?: string;
  /** The address of a document: its file, or a page elsewhere. */
  hrefOf(document: PublishedDocument): string;
}

/** Returns the ids of the catalogues above a document. */
const branchOf = ({ documents, current }: Tree): ReadonlySet<string> => {
  const parents = new Map(documents.map(({ id, parentId }) => [id, parentId]));
  const branch = new Set<string>();
  for (
    let id = current === undefined ? null : parents.get(current);
    typeof id === 'string' && !branch.has(id);
    id = parents.get(id)
  )
    branch.add(id);
  return branch;
};

/** The tree, in which only the branch of the current document is open. */
const treeOf = (tree: Tree, parent: string | null = null, branch = branchOf(tree)): string => {
  const { documents, current, hrefOf } = tree;
  const own = documents.filter(({ parentId }) => parentId === parent);
  if (own.length === 0) return '';
  const items = own.map((document) => {
    const { id, title, nodeType } = document;
    if (nodeType === nodeTypes.catalogue)
      return `<li><details${branch.has(id) ? ' open' : ''}><summary>${escaped(title)}</summary>${treeOf(tree, id, branch)}</details></li>`;
    return `<li><a href="${escaped(hrefOf(document))}"${id === current ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
};

/** What is below a catalogue, with summaries: the home page. */
const contentsOf = (tree: Tree, parent: string | null = null, level = 2): string => {
  const { documents, hrefOf } = tree;
  const own = documents.filter(({ parentId }) => parentId === parent);
  const said = ({ summary }: PublishedDocument) => (summary === '' ? '' : `<p>${escaped(summary)}</p>`);
  const files = own
    .filter(({ nodeType }) => nodeType === nodeTypes.file)
    .map(
      (document) => `<li><a href="${escaped(hrefOf(document))}">${escaped(document.title)}</a>${said(document)}</li>`,
    );
  const catalogues = own
    .filter(({ nodeType }) => nodeType === nodeTypes.catalogue)
    .map(
      (document) =>
        `<h${level}>${escaped(document.title)}</h${level}>${said(document)}${contentsOf(tree, document.id, Math.min(level + 1, 6))}`,
    );
  return `${files.length > 0 ? `<ul class="contents">${files.join('')}</ul>` : ''}${catalogues.join('')}`;
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
<main>
<p class="ways"><a href="${FIRST}">首页</a><a href="#tree">目录</a></p>
<input id="query" type="search" placeholder="搜索" aria-label="搜索文档" autocomplete="off">
<ul id="found" aria-live="polite"></ul>
${text}
</main>
<nav id="tree" aria-label="文档目录"><a href="${FIRST}">首页</a>${tree}</nav>
</div>
<script src="search-index.js"></script>
<script src="search.js"></script>
</body>
</html>
`;

/** Returns the files of the handbook as it is published: pages that work when they are opened from a folder. */
export const archiveFiles = async ({ database, storage, content, address }: ArchiveOptions) =>
  filesOf({
    documents: await publishedDocuments(database),
    words: await offlineWords(database),
    pictureAt: (shown) => mediaFile(database, storage, shown),
    content,
    address,
  });

interface Handbook extends Pick<ArchiveOptions, 'content' | 'address'> {
  documents: readonly PublishedDocument[];
  words: OfflineWords;
  /** Finds a picture that is not one of the default documents. */
  pictureAt(shown: string): Promise<{ bytes: Buffer; name: string } | undefined>;
}

/** Returns the files of a handbook, wherever its documents come from. */
export const filesOf = async ({ documents, words, pictureAt, content, address }: Handbook) => {
  const byId = new Map(documents.map((document) => [document.id, document]));
  // Paths of the portal do not work in a file.
  const hrefOf = (document: PublishedDocument) =>
    document.url === null ? fileOf(document) : new URL(document.url, address).href;
  const tree: Tree = { documents, hrefOf };
  const files = new Map<string, Buffer>();
  const add = (path: string, text: string) => files.set(path, Buffer.from(text));
  const index: { page: string; title: string; file: string; anchor: string; text: string; more: string }[] = [];

  const pictures = new Map<string, string>();
  const addPicture = async (shown: string): Promise<void> => {
    const known = readDefaultPicture(shown);
    const found = known
      ? { bytes: readFileSync(join(content, PICTURE_FOLDER, known.file)), name: known.file }
      : await pictureAt(shown);
    if (!found || pictures.has(shown)) return;
    pictures.set(shown, `pictures/${found.name}`);
    files.set(`pictures/${found.name}`, found.bytes);
  };

  for (const document of documents) {
    if (!hasPage(document)) continue;
    const source = withApiExamples(document.slug, expandDirectives(document.content, { address }), { address });
    for (const picture of linksOf(source).pictures) await addPicture(picture.address);
    const { html } = renderDocument(source, {
      addressOf: (id) => {
        const linked = byId.get(id);
        return linked && linked.nodeType === nodeTypes.file ? hrefOf(linked) : undefined;
      },
      sizeOf: readDefaultPicture,
    });
    const text = html
      .replace(
        /(<img[^>]* src=")([^"]*)"/g,
        (_whole, before: string, shown: string) => `${before}${pictures.get(shown) ?? shown}"`,
      )
      .replace(/(<a[^>]* href=")(\/[^"]*)"/g, (_whole, before: string, path: string) => `${before}${address}${path}"`);
    const summary = document.summary === '' ? '' : `<p class="summary">${escaped(document.summary)}</p>`;
    add(
      fileOf(document),
      pageOf(
        document.title,
        treeOf({ ...tree, current: document.id }),
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
  add(FIRST, pageOf('文档', treeOf(tree), `<h1>文档</h1>${contentsOf(tree)}`));
  add('style.css', styles.trim());
  add('search.js', script.trim());
  // The text of a page cannot end a script that is in a separate file.
  add(
    'search-index.js',
    `window.handbook = ${JSON.stringify(index)};\nwindow.handbookWords = ${JSON.stringify(words.groups)};\n`,
  );
  return files;
};
