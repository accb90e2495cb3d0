export const DOCUMENT_CENTER_PATH = '/resource-center/document-center';

/** Returns the address of a document. Its id leads there, too. */
export const documentPath = (slug: string) => `/resource-center/document-detail/${slug}`;

/** Returns the address of a page with a catalogue of the tree, or with the whole tree. Its id leads there, too. */
export const platformPath = (slug?: string) =>
  `/resource-center/document-platform${slug === undefined ? '' : `/${slug}`}`;

/** The search of the document center, to which its search field leads with `?keyword=`. */
export const DOCUMENT_SEARCH_PATH = '/resource-center/document-search';

/** Returns the path of the Markdown of a document. */
export const twinPath = (slug: string) => `${documentPath(slug)}.md`;
