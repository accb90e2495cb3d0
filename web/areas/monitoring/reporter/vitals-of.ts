import type { PerformanceMetrics } from '#contract/monitoring/calls.ts';
import { SECONDS_MAXIMUM } from '#contract/monitoring/limits.ts';

/**
 * What the browser has measured of a page view, in milliseconds; `shifts` are the shifts of the layout in their order.
 */
export interface Measured {
  ttfb?: number | undefined;
  load?: number | undefined;
  lcp?: number | undefined;
  /** The duration of each interaction, by its id. */
  interactions: ReadonlyMap<number, number>;
  shifts: readonly { at: number; value: number }[];
}

const GAP_MS = 1000;
const WINDOW_MS = 5000;

/** Returns the sum of the worst burst of shifts: at most 5 s long, and less than 1 s between two of them. */
const worstBurst = (shifts: Measured['shifts']): number => {
  let worst = 0;
  let sum = 0;
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last >= GAP_MS || at - first >= WINDOW_MS) [first, sum] = [at, 0];
    last = at;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
};

/** Returns the duration that 98 % of the interactions do not exceed; undefined without any. */
const slowInteraction = (interactions: Measured['interactions']): number | undefined => {
  const slowest = [...interactions.values()].sort((one, other) => other - one);
  return slowest[Math.floor(interactions.size / 50)];
};

type Vitals = Pick<PerformanceMetrics, 'ttfb' | 'load' | 'lcp' | 'inp' | 'cls'>;

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const seconds = (name: string, ms: number | undefined) =>
  ms !== undefined && ms >= 0 && ms <= SECONDS_MAXIMUM * 1000 ? { [name]: rounded(ms / 1000) } : {};

/** Returns the metrics in seconds. What was not measured, or is negative, is left out. */
export const vitalsOf = ({ ttfb, load, lcp, interactions, shifts }: Measured): Vitals => ({
  ...seconds('ttfb', ttfb),
  // Zero until the page has loaded.
  ...seconds('load', load === 0 ? undefined : load),
  ...seconds('lcp', lcp),
  ...seconds('inp', slowInteraction(interactions)),
  cls: rounded(worstBurst(shifts)),
});
