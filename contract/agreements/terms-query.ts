import { unstorable } from '../kit/unstorable.ts';
import { AGREEMENT_KEY_MAXIMUM, AGREEMENT_VERSION_MAXIMUM } from './limits.ts';

/** What the address of a terms page names. */
export interface TermsQuery {
  key?: string;
  title?: string;
  /** The current one where none is named. */
  version?: string;
}

/** Reads `key`, or `title` where there is no key: the key names the text, the title is the reader's. */
export const readTermsQuery = (search: URLSearchParams): TermsQuery => {
  const read = (name: string, maximum: number) => (search.get(name) || '').slice(0, maximum).replace(unstorable, '');
  const key = read('key', AGREEMENT_KEY_MAXIMUM);
  const title = read('title', AGREEMENT_KEY_MAXIMUM);
  const version = read('version', AGREEMENT_VERSION_MAXIMUM);
  if (!key && !title) return {};
  return { ...(key ? { key } : { title }), ...(version && { version }) };
};

/** The one spelling of a terms page's query. */
export const writeTermsQuery = ({ key, title, version }: TermsQuery): string =>
  new URLSearchParams({
    ...(key !== undefined && { key }),
    ...(title !== undefined && { title }),
    ...(version !== undefined && { version }),
  }).toString();
