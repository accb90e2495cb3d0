import { type DocumentContent, document } from '#contract/documents/content.ts';
import { creationTypes, nodeTypes } from '#contract/documents/node-types.ts';
import { type AnyServedKind, type DefaultEntry, serveKind } from '#server/kit/content/served-kind.ts';
import type { ContentFiles } from '#server/kit/content/content-files.ts';
import { createDocumentStore } from './store.ts';

const FOLDER = 'documents';
const TREE_FILE = `${FOLDER}/tree.json`;

/** A place of the tree as `content/documents/tree.json` has it. */
interface Place {
  slug: string;
  /** A catalogue has a title here and places below it; a file has its title in its text. */
  title?: string;
  summary?: string;
  abilityNos?: number[];
  children?: Place[];
}

const TITLE = /^# (.+)\n+/;
const SUMMARY = /^> (.+)\n+/;

/** Reads a document: its title is the first line, its summary the quotation after it, if there is one. */
const readText = (files: ContentFiles, file: string) => {
  const source = files.text(file) ?? '';
  const title = TITLE.exec(source)?.[1] ?? '';
  const rest = source.replace(TITLE, '');
  const summary = SUMMARY.exec(rest)?.[1] ?? '';
  return { title, summary, content: rest.replace(SUMMARY, '') };
};

const isPlaces = (value: unknown): value is Place[] =>
  Array.isArray(value) && value.every((place) => typeof place?.slug === 'string');

const documents = serveKind({
  kind: document,
  projection: 1,
  readDefaults(files) {
    const entries: DefaultEntry[] = [];
    const add = (places: unknown, parentKey?: string): void => {
      if (!isPlaces(places)) return files.fault(TREE_FILE, parentKey ?? '', 'is no list of places with a slug');
      places.forEach(({ slug, title, summary = '', abilityNos = [], children }, position) => {
        const file = children ? TREE_FILE : `${FOLDER}/${slug}.md`;
        const payload: DocumentContent = {
          nodeType: children ? nodeTypes.catalogue : nodeTypes.file,
          creationType: creationTypes.written,
          abilityNos,
          ...(children ? { title: title ?? '', summary, content: '' } : readText(files, file)),
        };
        entries.push({ key: slug, slug, payload, file, parentKey, position });
        if (children) add(children, slug);
      });
    };
    const tree = files.data(TREE_FILE);
    if (tree !== undefined) add(tree);
    return { entries, basis: null };
  },
  project: (transaction, changes) => createDocumentStore(transaction).write(changes),
});

export const documentKinds: readonly AnyServedKind[] = [documents];
