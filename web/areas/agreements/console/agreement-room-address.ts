import { AGREEMENT_KEY_MAXIMUM } from '#contract/agreements/limits.ts';

const PATH = '/console/agreements';

/** The state in the address of the console page for agreements. */
export interface AgreementPage {
  /** The key of the shown agreement; undefined for the list. */
  key: string | undefined;
  /** Whether a new version is being written. */
  isWriting: boolean;
}

/** Reads the address. Invalid values are ignored. */
export const readAgreementPage = (search: URLSearchParams): AgreementPage => {
  const key = search.get('key') ?? '';
  const isKey = key.length <= AGREEMENT_KEY_MAXIMUM && /^[a-z][a-z0-9-]*$/.test(key);
  return { key: isKey ? key : undefined, isWriting: isKey && search.get('view') === 'write' };
};

/** Returns the canonical query of the address. */
export const writeAgreementPage = ({ key, isWriting }: AgreementPage): string => {
  if (key === undefined) return '';
  return isWriting ? `key=${key}&view=write` : `key=${key}`;
};

export const agreementPageUrl = (room: Partial<AgreementPage> = {}): string => {
  const query = writeAgreementPage({ key: undefined, isWriting: false, ...room });
  return query === '' ? PATH : `${PATH}?${query}`;
};
