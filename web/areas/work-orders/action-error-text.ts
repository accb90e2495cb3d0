import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { actionText, doerText } from './order-labels.ts';
import type { ShownEntry } from './timeline.tsx';
import type { ActionError } from './use-action.ts';

/** Describes why an action failed, and who was faster, if the order's timeline now shows it. */
export const actionErrorText = (
  formError: ActionError | undefined,
  { timeline }: { timeline: readonly ShownEntry[] },
): string | undefined => {
  if (!formError || formError.kind === 'other') return formError?.message;
  const last = timeline[timeline.length - 1];
  if (!last || last.entryId === formError.seen) return formError.message;
  return t(formError.kind === 'changed' ? 'workOrders.act.changed' : 'workOrders.act.gone', {
    doer: doerText(last),
    act: actionText(last.by, last.act),
    time: formatMinute(last.at),
  });
};
