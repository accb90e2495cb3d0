/** Players stop a little before the second that they are sent to. */
const TOLERANCE_SECONDS = 0.05;

/** Returns the number of the last part that has begun, from 0; -1 before the first. Parts are in order. */
export const currentPart = (starts: readonly number[], time: number): number => {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= time + TOLERANCE_SECONDS) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
