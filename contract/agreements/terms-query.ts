import { unstorable } from '../unstorable.ts';

/** What the address of a terms page names. */
export interface TermsQuery {
  key?: string;
  title?: string;
}

const NAME_MAXIMUM = 60;

/** Reads `key`, or `title` where there is no key: the key names the text, the title is the reader's. */
export const readTermsQuery = (search: URLSearchParams): TermsQuery => {
  const read = (name: string) => (search.get(name) || '').slice(0, NAME_MAXIMUM).replace(unstorable, '');
  const key = read('key');
  if (key) return { key };
  const title = read('title');
  return title ? { title } : {};
};

/** The one spelling of a terms page's query. */
export const writeTermsQuery = ({ key, title }: TermsQuery): string =>
  new URLSearchParams({
    ...(key !== undefined && { key }),
    ...(title !== undefined && { title }),
  }).toString();
