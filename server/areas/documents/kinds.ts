import { type DocumentContent, document } from '#contract/documents/content.ts';
import { creationTypes, nodeTypes } from '#contract/documents/node-types.ts';
import { directivesOf, isMeant, replaceDirectives } from '#contract/kit/markdown/directives.ts';
import {
  type AnyServedKind,
  type DefaultEntry,
  serveKind,
  type WrittenEntry,
} from '#server/kit/content/served-kind.ts';
import type { ContentFiles } from '#server/kit/content/content-files.ts';
import { furtherUpdatesOf, searchUpdatesOf } from './search-updates.ts';
import { defaultIdOf } from '#server/kit/content/default-id.ts';
import { fromFileLinks, toFileLinks } from './files/file-links.ts';
import { createHistoryStore } from './history-store.ts';
import { PICTURE_FOLDER, pictureAddress } from './public/default-pictures.ts';
import { factOf, unknownFacts } from './public/facts.ts';
import { createDocumentStore } from './store.ts';

const FOLDER = 'documents';
const TREE_FILE = `${FOLDER}/tree.json`;

/** A place of the tree as `content/documents/tree.json` has it: what is not in the text of the document. */
interface Place extends Partial<Omit<DocumentContent, 'content' | 'nodeType'>> {
  slug: string;
  /** The id of a document that operators have made. */
  id?: string;
  /** 1, a catalogue, where there are children; otherwise 0, a file. */
  nodeType?: DocumentContent['nodeType'];
  /** Whether a catalogue has a separate file with its title and a text, as files have. */
  text?: boolean;
  children?: Place[];
}

const fileOf = (slug: string) => `${FOLDER}/${slug}.md`;
const TITLE = /^# (.+)\n\n?/;

const titleLineOf = (source: string): string => TITLE.exec(source)?.[1] ?? '';
/** Operators edit a title as it is read. So only files have directives there, and an import puts in their values. */
const expandTitle = (line: string): string => replaceDirectives(line, factOf);

const factsIn = (title: string): string[] =>
  directivesOf(title)
    .filter(isMeant)
    .map(({ text }) => text);

/** Reads a document: its title is the first line. */
const readText = (files: ContentFiles, file: string) => {
  const source = files.text(file) ?? '';
  const line = titleLineOf(source);
  // The address has none: it differs for each portal.
  for (const text of factsIn(line))
    if (factOf(text) === undefined) files.addError(file, 'title', `{{${text}}} has no value`);
  return { title: expandTitle(line), content: source.replace(TITLE, '') };
};

/** Returns an entry as a place of the tree, with those below it. */
const placeOf = ({ slug, entryId, payload }: WrittenEntry, entries: readonly WrittenEntry[]): Place => {
  const { title, nodeType, creationType, summary, url, abilityNos, asked = [], content } = payload as DocumentContent;
  const children = placesBelow(slug, entries);
  const isCatalogue = nodeType === nodeTypes.catalogue;
  const hasText = !isCatalogue || content !== '';
  return {
    slug,
    ...(entryId !== undefined && { id: entryId }),
    ...(!isCatalogue && children.length > 0 && { nodeType }),
    ...(isCatalogue && hasText && { text: true }),
    ...(!hasText && { title }),
    ...(creationType !== creationTypes.written && { creationType }),
    ...(summary !== '' && { summary }),
    ...(url !== undefined && { url }),
    ...(abilityNos.length > 0 && { abilityNos }),
    ...(asked.length > 0 && { asked }),
    ...((isCatalogue || children.length > 0) && { children }),
  };
};
const placesBelow = (parent: string | null, entries: readonly WrittenEntry[]): Place[] =>
  entries.filter(({ parentSlug }) => parentSlug === parent).map((entry) => placeOf(entry, entries));

const slugsOf = (places: readonly Place[]): string[] =>
  places.flatMap(({ slug, children = [] }) => [slug, ...slugsOf(children)]);

const isPlaces = (value: unknown): value is Place[] =>
  Array.isArray(value) && value.every((place) => typeof place?.slug === 'string');

/** Default documents have their ids from their slugs. */
const idOf = ({ entryId, slug }: Pick<WrittenEntry, 'entryId' | 'slug'>) => entryId ?? defaultIdOf(document.name, slug);

/** Returns a document whose links to files of the folder lead to entries and pictures. */
const withLinks = (entry: DefaultEntry, entries: readonly DefaultEntry[], files: ContentFiles): DefaultEntry => {
  const { file, payload } = entry;
  const content = fromFileLinks((payload as DocumentContent).content, {
    idOf(slug) {
      const found = entries.find((other) => other.slug === slug);
      return found && idOf(found);
    },
    addressOf(name) {
      const bytes = files.bytes(`${PICTURE_FOLDER}/${name}`);
      return bytes && pictureAddress(name, bytes);
    },
    // The first line of the file is the title, and an empty one comes after it.
    addError: (address, line) =>
      files.addError(file, '', `line ${line + 2}: ${address} leads to no document or picture`),
  });
  return { ...entry, payload: { ...payload, content } };
};

const documents = serveKind({
  kind: document,
  projection: 3,
  readDefaults(files) {
    const entries: DefaultEntry[] = [];
    const add = (places: unknown, parentKey?: string): void => {
      if (!isPlaces(places)) return files.addError(TREE_FILE, parentKey ?? '', 'is no list of places with a slug');
      places.forEach(({ slug, id, children, title = '', text, nodeType: type, ...place }, position) => {
        const nodeType = type ?? (children ? nodeTypes.catalogue : nodeTypes.file);
        const hasText = nodeType === nodeTypes.file || text === true;
        const file = hasText ? fileOf(slug) : TREE_FILE;
        const payload: DocumentContent = {
          creationType: creationTypes.written,
          summary: '',
          abilityNos: [],
          ...place,
          nodeType,
          ...(hasText ? readText(files, file) : { title, content: '' }),
        };
        entries.push({ key: slug, entryId: id, slug, payload, file, parentKey, position });
        if (children) add(children, slug);
      });
    };
    const tree = files.data(TREE_FILE);
    if (tree !== undefined) add(tree);
    return { entries: entries.map((entry) => withLinks(entry, entries, files)), basis: null };
  },
  writeDefaults(entries, files) {
    const places = placesBelow(null, entries);
    files.write(TREE_FILE, places);
    const placed = new Set(slugsOf(places));
    const texts = new Map<string, string>();
    const slugs = new Map(entries.map((entry) => [idOf(entry), entry.slug]));
    for (const { slug, payload } of entries) {
      const { title, nodeType, content } = payload as DocumentContent;
      if (!placed.has(slug) || (nodeType !== nodeTypes.file && content === '')) continue;
      const before = titleLineOf(files.text(fileOf(slug)) ?? '');
      const line = expandTitle(before) === title ? before : title;
      texts.set(fileOf(slug), `# ${line}\n\n${toFileLinks(content, (id) => slugs.get(id))}`);
    }
    for (const file of files.list(FOLDER, '.md')) if (!texts.has(file)) files.remove(file);
    for (const [file, text] of texts) files.writeText(file, text);
  },
  validate(payload) {
    const { title, content } = payload as DocumentContent;
    const inTitle = factsIn(title).map((text) => ({ path: 'title', problem: 'factInTitle', reason: text }) as const);
    return [...inTitle, ...unknownFacts(content, 'content')];
  },
  project: (transaction, changes) => createDocumentStore(transaction).write(changes),
  forgetVersion: (transaction, entryId, no) => createHistoryStore(transaction).forgetVersion(entryId, no),
  search: searchUpdatesOf,
  searchFurther: furtherUpdatesOf,
  searchKinds: ['errorCode'],
});

export const documentKinds: readonly AnyServedKind[] = [documents];
