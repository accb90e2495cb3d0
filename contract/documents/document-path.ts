export const DOCUMENT_CENTER_PATH = '/resource-center/document-center';

/** Returns the address of a document. Its id leads there, too. */
export const documentPath = (slug: string) => `/resource-center/document-detail/${slug}`;
