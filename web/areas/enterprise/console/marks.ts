import { type ReviewedField, reviewedFields } from '#contract/enterprise/application.ts';
import type { Reason } from '#contract/enterprise/calls.ts';
import type { TextKey } from '#web/kit/texts.ts';

/** The errors that a reviewer has marked so far, by field. A mark without a reason is empty. */
export type Marks = Readonly<Partial<Record<ReviewedField, string>>>;

/** Returns the marks as the request takes them, in the order of the form. */
export const reasonsOf = (marks: Marks): Reason[] =>
  reviewedFields.flatMap((field) => {
    const reason = marks[field];
    return reason === undefined ? [] : [{ field, reason: reason.trim() }];
  });

const MISMATCH: TextKey = 'enterprise.common.mismatch';

const common: Partial<Record<ReviewedField, readonly TextKey[]>> = {
  licenceFileId: [
    'enterprise.common.licence.1',
    'enterprise.common.licence.2',
    'enterprise.common.licence.3',
    'enterprise.common.licence.4',
  ],
  enterpriseName: [MISMATCH, 'enterprise.common.name.1'],
  creditCode: ['enterprise.common.code.1'],
  address: [MISMATCH, 'enterprise.common.address.1'],
  sizeBand: ['enterprise.common.choice.1'],
  industry: ['enterprise.common.choice.1'],
  website: ['enterprise.common.website.1'],
  contactName: ['enterprise.common.contact.2'],
  contactPhone: ['enterprise.common.contact.1'],
  contactEmail: ['enterprise.common.contact.2'],
  other: ['enterprise.common.other.1'],
};

/** Returns the common reasons for a field. */
export const commonReasonsOf = (field: ReviewedField): readonly TextKey[] => common[field] ?? [MISMATCH];
