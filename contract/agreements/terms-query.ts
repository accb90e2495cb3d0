import { unstorable } from '../kit/unstorable.ts';
import { AGREEMENT_KEY_MAXIMUM, AGREEMENT_VERSION_MAXIMUM } from './limits.ts';

/** The query of a terms page's address. */
export interface TermsQuery {
  key?: string;
  title?: string;
  /** Defaults to the current version. */
  version?: string;
}

/** Reads `key`, or `title` if there is no key: the key identifies the text, the title is for readers. */
export const readTermsQuery = (search: URLSearchParams): TermsQuery => {
  const read = (name: string, maximum: number) => (search.get(name) || '').slice(0, maximum).replace(unstorable, '');
  const key = read('key', AGREEMENT_KEY_MAXIMUM);
  const title = read('title', AGREEMENT_KEY_MAXIMUM);
  const version = read('version', AGREEMENT_VERSION_MAXIMUM);
  if (!key && !title) return {};
  return { ...(key ? { key } : { title }), ...(version && { version }) };
};

/** Returns the canonical query of a terms page. */
export const writeTermsQuery = ({ key, title, version }: TermsQuery): string =>
  new URLSearchParams({
    ...(key !== undefined && { key }),
    ...(title !== undefined && { title }),
    ...(version !== undefined && { version }),
  }).toString();
