import { t } from '#web/kit/texts.ts';
import type { QueuePlace } from './follow-ticket.ts';

/** Describes the place of a trial, `seconds` after the server's answer. */
export const queueText = ({ place, expectedWait }: QueuePlace, seconds = 0): string => {
  const left = expectedWait - seconds;
  if (place > 0)
    return left > 0
      ? t('trialPanel.state.waiting', { place, seconds: left })
      : t('trialPanel.state.waitingLonger', { place });
  return left > 0 ? t('trialPanel.state.nearly', { seconds: left }) : t('trialPanel.state.nearlyLonger');
};
