import { MODEL_LATE, NO_MORE } from '#contract/kit/errors/portal.ts';
import { NETWORK_ERROR_CODE, TIMEOUT_CODE } from '#contract/kit/errors/no-answer.ts';
import { TRIAL_PICTURES_MAXIMUM } from '#contract/trial/limits.ts';
import type { TrialQuota } from '#contract/trial/recognition.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { currentUser } from '#web/kit/session/user.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import type { PictureErrorKind } from '../picture/read-picture.ts';

/** The actions that are offered after a failed trial. */
export type ErrorAction = 'retry' | 'change' | 'login' | 'rights' | 'certify';

/** Why a trial has no result, in sentences, and what to do about it. */
export interface TrialError {
  message: string;
  hint: string;
  actions: ErrorAction[];
  /** It is about a file that never got on the stage. */
  isUnread?: boolean;
}

/** What to do about an error code. The message of the code says what happened. */
const ways: Record<string, { hint: TextKey; actions: ErrorAction[] }> = {
  '20001': { hint: 'trialPanel.fault.tooFast', actions: ['retry'] },
  '20002': { hint: 'trialPanel.fault.usedUp', actions: ['certify', 'rights'] },
  '20003': { hint: 'trialPanel.fault.monthUsedUp', actions: ['certify', 'rights'] },
  '20004': { hint: 'trialPanel.fault.dayUsedUp', actions: ['certify', 'rights'] },
  '10006': { hint: 'trialPanel.fault.reload', actions: [] },
  '10007': { hint: 'trialPanel.fault.noEngine', actions: [] },
  '10008': { hint: 'trialPanel.fault.ownNeedsLogin', actions: ['login'] },
  '403': { hint: 'trialPanel.fault.notGranted', actions: [] },
  '10009': { hint: 'trialPanel.fault.uploadAgain', actions: ['retry'] },
  '10010': { hint: 'trialPanel.fault.uploadAgain', actions: ['retry', 'change'] },
  '10013': { hint: 'trialPanel.fault.busy', actions: ['retry'] },
  '10005': { hint: 'trialPanel.fault.notFetched', actions: ['retry', 'change'] },
  '20005': { hint: 'trialPanel.fault.address', actions: ['change'] },
  '20006': { hint: 'trialPanel.fault.notCharged', actions: ['retry'] },
  '20007': { hint: 'trialPanel.fault.unreadable', actions: ['change'] },
  '20008': { hint: 'trialPanel.fault.late', actions: ['retry', 'change'] },
  '20009': { hint: 'trialPanel.fault.unreadable', actions: ['change'] },
  '20010': { hint: 'trialPanel.fault.format', actions: ['change'] },
  '20011': { hint: 'trialPanel.fault.encoding', actions: ['change'] },
  '20012': { hint: 'trialPanel.fault.slowAddress', actions: ['retry', 'change'] },
  [MODEL_LATE]: { hint: 'trialPanel.fault.modelLate', actions: ['retry', 'change'] },
  '404': { hint: 'trialPanel.fault.gone', actions: ['change'] },
  [TIMEOUT_CODE]: { hint: 'trialPanel.fault.late', actions: ['retry'] },
  [NETWORK_ERROR_CODE]: { hint: 'trialPanel.fault.network', actions: ['retry'] },
};

const NOT_CHARGED = { hint: 'trialPanel.fault.notCharged', actions: ['retry'] } as const;
const USED_UP = ['20002', '20003', '20004'];

/** Describes a failed call. For a sample, it does not suggest another picture. */
export const trialErrorOf = (error: unknown, quota: TrialQuota | undefined, isSample = false): TrialError => {
  const { code = '', status, data } = error as Partial<CallFailure> & { data?: { retryAfter?: number } | null };
  const { message } = error as Error;
  if (status === 413) return pictureErrorOf('tooLarge');
  if (code === NO_MORE)
    return { message, hint: t('trialPanel.fault.tooMany', { most: TRIAL_PICTURES_MAXIMUM }), actions: [] };
  if (USED_UP.includes(code) && !currentUser())
    return { message, hint: t('trialPanel.fault.visitorUsedUp'), actions: ['login'] };
  const { hint, actions } = ways[code] ?? NOT_CHARGED;
  const isCertified = quota?.tier === 'certified' || quota?.tier === 'inReview';
  const isUseful = (act: ErrorAction) => (act === 'certify' ? !isCertified : act !== 'change' || !isSample);
  const seconds = data?.retryAfter;
  const isLate = hint === 'trialPanel.fault.late';
  return {
    message,
    hint:
      isLate && !isSample && seconds !== undefined
        ? t('trialPanel.fault.lateWaits', { seconds })
        : t(isLate && isSample ? 'trialPanel.fault.lateSample' : hint, { seconds: seconds ?? 1 }),
    actions: actions.filter(isUseful),
  };
};

/** Returns whether the remedy is on another page and not about the picture. */
export const asksElsewhere = ({ actions }: TrialError) => actions.some((act) => act !== 'retry' && act !== 'change');

const NAME_LENGTH = 40;
/** How much of the end of a long name is kept, for its extension. */
const NAME_END = 12;

const shortName = (name: string) => {
  const characters = [...name];
  if (characters.length <= NAME_LENGTH) return name;
  return `${characters.slice(0, NAME_LENGTH - NAME_END - 1).join('')}…${characters.slice(-NAME_END).join('')}`;
};

/** Describes a file that the browser already rejects, and names it, since the picture before may still be shown. */
export const pictureErrorOf = (kind: PictureErrorKind, file?: string): TrialError => {
  const reason = t(`trialPanel.refusal.${kind}`);
  return {
    message: file === undefined ? reason : t('trialPanel.refusal.named', { file: shortName(file), reason }),
    hint: t('trialPanel.fault.notSent'),
    actions: ['change'],
    isUnread: file !== undefined,
  };
};
