const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;

/** Returns the hours and minutes until a time, rounded up to a full minute; `undefined` once the time has passed. */
export const timeLeft = (until: string, now: number): { hours: number; minutes: number } | undefined => {
  const all = Math.ceil((new Date(until).getTime() - now) / MINUTE_MS);
  if (all <= 0) return undefined;
  return { hours: Math.floor(all / MINUTES_OF_HOUR), minutes: all % MINUTES_OF_HOUR };
};
