import { type Measured, vitalsOf } from './vitals-of.ts';

type Entry = PerformanceEntry & {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
};

/** Interactions that are kept; faster ones never count. */
const INTERACTIONS_MAXIMUM = 200;

/** Observes the speed of this page view from its beginning. Returns the function that reads what was measured until now. */
export const startMeasuring = () => {
  const interactions = new Map<number, number>();
  const shifts: { at: number; value: number }[] = [];
  const measured: Measured = { interactions, shifts };
  let isLcpFinal = false;

  const observe = (type: string, take: (entry: Entry) => void, options: object = {}) => {
    // Older browsers have fewer kinds of entries.
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
    try {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry as Entry);
      }).observe({ type, buffered: true, ...options });
    } catch {
      // Older browsers cannot observe a single kind either.
    }
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    if (!isLcpFinal) measured.lcp = startTime;
  });
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (!hadRecentInput) shifts.push({ at: startTime, value });
  });
  observe(
    'event',
    ({ interactionId = 0, duration }) => {
      if (interactionId === 0 || interactions.size >= INTERACTIONS_MAXIMUM) return;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
    { durationThreshold: 40 },
  );
  // Changes after the first input are no part of loading.
  for (const type of ['keydown', 'pointerdown'])
    window.addEventListener(type, () => void (isLcpFinal = true), { once: true, capture: true, passive: true });

  return () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return vitalsOf({ ...measured, ttfb: navigation?.responseStart, load: navigation?.loadEventEnd });
  };
};
