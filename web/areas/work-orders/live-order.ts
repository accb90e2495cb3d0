import { isOpen, type WorkOrderState } from '#contract/work-orders/states.ts';

/** Milliseconds between two looks at an order that may still change. */
export const LIVE_MS = 10_000;
const CALM_MS = 60_000;

/** Returns how often an open page of an order looks for what the other side has done. */
export const liveEveryMs = ({ state }: { state: WorkOrderState }): number => (isOpen(state) ? LIVE_MS : CALM_MS);
