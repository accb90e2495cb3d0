import type { Sending } from '#contract/messages/sending-calls.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';
import { accountRoleWord, authStatusWord, userRoleWord } from '#web/kit/shell/account-words.ts';
import { t } from '#web/kit/texts.ts';

const joined = (words: readonly string[]) => [...new Set(words)].join('、');

/** Describes the audience of a message. */
export const audienceWords = ({ audience, expected }: Pick<Sending, 'audience' | 'expected'>): string => {
  if (audience.to === 'all') return t('sendings.to.all');
  if (audience.to === 'named') return t('sendings.namedCount', { count: expected });
  const { authStatuses, userRoles, accountRoles } = audience;
  return [
    authStatuses.map((status) => t(authStatusWord(status))),
    userRoles.map((role) => t(userRoleWord(role))),
    accountRoles.map((role) => t(accountRoleWord(role))),
  ]
    .filter((words) => words.length > 0)
    .map(joined)
    .join(' · ');
};

/** Returns the phase of a message at `now`, in milliseconds. */
export const sendingPhase = ({ state, sent, startTime }: Sending, now: number) => {
  if (state === sendingStates.sent) return 'sent';
  if (state === sendingStates.cancelled) return 'cancelled';
  return sent === 0 && Date.parse(startTime) > now ? 'waiting' : 'sending';
};
