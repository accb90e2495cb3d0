import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { actionText, doerText } from './order-labels.ts';
import type { ShownEntry } from './timeline.tsx';
import type { ActionProblem } from './use-action.ts';

/** Describes why an action failed, and who was faster, if the order's timeline now shows it. */
export const problemText = (
  problem: ActionProblem | undefined,
  { timeline }: { timeline: readonly ShownEntry[] },
): string | undefined => {
  if (!problem || problem.kind === 'other') return problem?.message;
  const last = timeline[timeline.length - 1];
  if (!last || last.entryId === problem.seen) return problem.message;
  return t(problem.kind === 'changed' ? 'workOrders.act.changed' : 'workOrders.act.gone', {
    doer: doerText(last),
    act: actionText(last.by, last.act),
    time: formatMinute(last.at),
  });
};
