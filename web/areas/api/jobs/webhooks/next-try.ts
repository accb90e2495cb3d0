import type { Delivery } from '#contract/api/webhook-calls.ts';

type Waiting = Pick<Delivery, 'state' | 'nextAt'>;

const SOON_MS = 1500;
const LATE_MS = 60_000;

const dueAt = ({ state, nextAt }: Waiting): number | undefined => {
  if (state !== 'waiting') return undefined;
  return nextAt === null ? 0 : Date.parse(nextAt);
};

/** Whether a delivery is being sent now. */
export const isOnItsWay = (delivery: Waiting, now: number): boolean => (dueAt(delivery) ?? Infinity) <= now;

/** After how many milliseconds the log has something new: soon after the next try is due. Undefined if none waits. */
export const readAgainMs = (list: readonly Waiting[], now: number): number | undefined => {
  const due = list.flatMap((delivery) => dueAt(delivery) ?? []);
  if (due.length === 0) return undefined;
  return Math.min(Math.max(Math.min(...due) - now, 0) + SOON_MS, LATE_MS);
};
