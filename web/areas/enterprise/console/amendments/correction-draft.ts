import { type CertifiedField, certifiedFieldNames, type CertifiedFields } from '#contract/enterprise/amendment.ts';

/** The new licence has a separate field in the dialog. */
const typedFields = certifiedFieldNames.filter((field) => field !== 'licenceFileId');

/** A correction that is being typed. What is not in it follows the stored application. */
export interface CorrectionDraft {
  /** The fields that differ from the stored ones, as typed. */
  changes: Partial<CertifiedFields>;
  /** The new licence, once it is uploaded. */
  fileIds: string[];
  reason: string;
}

export const emptyCorrection: CorrectionDraft = { changes: {}, fileIds: [], reason: '' };

const only = (values: Record<string, unknown>, keeps: (field: CertifiedField) => boolean): Partial<CertifiedFields> =>
  Object.fromEntries(typedFields.flatMap((field) => (keeps(field) ? [[field, values[field]]] : [])));

/** Returns the fields in which the typed values differ from the stored ones. */
export const changesOf = (stored: CertifiedFields, typed: CertifiedFields): Partial<CertifiedFields> =>
  only({ ...typed }, (field) => typed[field] !== stored[field]);

const typeOf = (field: CertifiedField) => {
  if (field === 'subjectKind') return 'number';
  return field === 'asPrinted' || field === 'isLongTerm' ? 'boolean' : 'string';
};

/** Reads a stored draft, of this release or another, and ignores invalid values. */
export const readCorrection = (kept: Partial<Record<keyof CorrectionDraft, unknown>>): CorrectionDraft => {
  const changes = { ...(kept.changes as object | null | undefined) } as Record<string, unknown>;
  const fileIds = Array.isArray(kept.fileIds) ? kept.fileIds : [];
  return {
    changes: only(changes, (field) => typeof changes[field] === typeOf(field)),
    fileIds: fileIds.filter((id): id is string => typeof id === 'string').slice(0, 1),
    reason: typeof kept.reason === 'string' ? kept.reason : '',
  };
};
