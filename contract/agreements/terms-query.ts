/** What the address of a terms page names. */
export interface TermsQuery {
  key?: string;
  title?: string;
}

const NAME_MAXIMUM = 60;

/** Reads `key`, or `title` where there is no key: the key names the text, the title is the reader's. */
export const readTermsQuery = (search: URLSearchParams): TermsQuery => {
  const key = search.get('key');
  if (key) return { key: key.slice(0, NAME_MAXIMUM) };
  const title = search.get('title');
  return title ? { title: title.slice(0, NAME_MAXIMUM) } : {};
};

/** The one spelling of a terms page's query. */
export const writeTermsQuery = ({ key, title }: TermsQuery): string =>
  new URLSearchParams({
    ...(key !== undefined && { key }),
    ...(title !== undefined && { title }),
  }).toString();
