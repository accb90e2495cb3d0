import { AGREEMENT_KEY_MAXIMUM } from '#contract/agreements/limits.ts';

const PATH = '/console/agreements';

/** What the address of the room of agreements holds. */
export interface AgreementPage {
  /** The agreement that is looked at; undefined: all of them. */
  key: string | undefined;
  /** A new version of it is written. */
  isWriting: boolean;
}

/** Reads the address; whatever it cannot use is left out. */
export const readAgreementPage = (search: URLSearchParams): AgreementPage => {
  const key = search.get('key') ?? '';
  const isKey = key.length <= AGREEMENT_KEY_MAXIMUM && /^[a-z][a-z0-9-]*$/.test(key);
  return { key: isKey ? key : undefined, isWriting: isKey && search.get('view') === 'write' };
};

/** The one spelling of the address' query. */
export const writeAgreementPage = ({ key, isWriting }: AgreementPage): string => {
  if (key === undefined) return '';
  return isWriting ? `key=${key}&view=write` : `key=${key}`;
};

export const agreementPageUrl = (room: Partial<AgreementPage> = {}): string => {
  const query = writeAgreementPage({ key: undefined, isWriting: false, ...room });
  return query === '' ? PATH : `${PATH}?${query}`;
};
