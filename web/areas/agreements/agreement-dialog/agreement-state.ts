import type { AgreementStatus, UpdatedAgreement } from '#contract/agreements/calls.ts';
import { t } from '#web/kit/texts.ts';

export interface AgreementState {
  show: boolean;
  agreements: readonly UpdatedAgreement[];
  /** Titles of agreements that were read to their end. */
  read: readonly string[];
}

export type AgreementAction =
  | { type: 'open'; status: AgreementStatus }
  /** Identifies the text that was read, since a newer version may have replaced it. */
  | { type: 'read'; title: string; version: string | undefined }
  | { type: 'close' };

export const noAgreements: AgreementState = { show: false, agreements: [], read: [] };

/** Keeps an agreement marked as read while the same text is pending. A newer version has to be read again. */
const stillRead = ({ agreements, read }: AgreementState, next: readonly UpdatedAgreement[]) =>
  read.filter((title) => {
    const before = agreements.find((agreement) => agreement.title === title);
    return next.some((agreement) => agreement.title === title && agreement.version === before?.version);
  });

export const agreementReducer = (state: AgreementState, action: AgreementAction): AgreementState => {
  switch (action.type) {
    case 'open': {
      const { showPrivacyAgt, agreements } = action.status;
      return { show: showPrivacyAgt && agreements.length > 0, agreements, read: stillRead(state, agreements) };
    }
    case 'read': {
      const { title, version } = action;
      const isThere = state.agreements.some((agreement) => agreement.title === title && agreement.version === version);
      return state.read.includes(title) || !isThere ? state : { ...state, read: [...state.read, title] };
    }
    case 'close':
      return { ...state, show: false };
  }
};

export const isRead = ({ agreements, read }: AgreementState, at: number): boolean => {
  const agreement = agreements[at];
  return agreement !== undefined && read.includes(agreement.title);
};

/** Returns the first step of the dialog: the first unread agreement. */
export const firstUnread = (state: AgreementState): number =>
  Math.max(
    0,
    state.agreements.findIndex((_, at) => !isRead(state, at)),
  );

export const dialogTitle = (agreements: readonly UpdatedAgreement[]): string => {
  const [first, second] = agreements;
  if (agreements.length > 2) return t('agreements.dialog.title.many');
  return second
    ? t('agreements.dialog.title.two', { first: first?.title ?? '', second: second.title })
    : t('agreements.dialog.title.one', { title: first?.title ?? '' });
};
