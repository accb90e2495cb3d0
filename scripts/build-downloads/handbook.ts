import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentContent } from '#contract/documents/content.ts';
import { filesOf } from '#server/app/archive/archive.ts';
import { wordsOf } from '#server/app/archive/offline-search.ts';
import { documentKinds } from '#server/areas/documents/kinds.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { defaultIdOf } from '#server/kit/content/default-id.ts';
import { createSynonyms } from '#server/kit/search/synonyms.ts';
import type { MakeFiles } from './files-of.ts';

/** The portal's default address: the address at which readers will reach it is not known here. */
const ADDRESS = 'http://localhost:8080';

/** The handbook of the release as pages that work without a server. */
export const handbook: MakeFiles = async ({ root }) => {
  const content = join(root, 'content');
  const files = contentFiles(content);
  const entries = documentKinds.flatMap(({ readDefaults }) => readDefaults(files).entries);
  if (files.errors.length > 0) throw new Error(`the documents have errors: ${JSON.stringify(files.errors)}`);
  const idOf = (key: string) => defaultIdOf('document', key);
  const documents = entries.map(({ key, slug, parentKey, payload }) => {
    const { title, summary, nodeType, url = null, content: text } = payload as DocumentContent;
    return {
      id: idOf(key),
      parentId: parentKey === undefined ? null : idOf(parentKey),
      nodeType,
      slug,
      title,
      summary,
      url,
      content: text,
    };
  });
  const asked = new Map(entries.map(({ key, payload }) => [idOf(key), (payload as DocumentContent).asked ?? []]));
  const { synonyms } = JSON.parse(readFileSync(join(content, 'search/words.json'), 'utf8')) as {
    synonyms: { words: string[] }[];
  };
  return filesOf({
    documents,
    words: wordsOf(asked, createSynonyms(synonyms.map(({ words }) => words)).groups),
    pictureAt: async () => undefined,
    content,
    address: ADDRESS,
  });
};
