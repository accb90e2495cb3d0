const MINUTE = 60_000;

/** How long the remaining documents will take, if they take as long as those before. */
export const timeLeft = ({ read, all, milliseconds }: { read: number; all: number; milliseconds: number }): string => {
  const minutes = ((milliseconds / read) * (all - read)) / MINUTE;
  return minutes < 1 ? 'less than a minute' : `about ${Math.round(minutes)} min`;
};
