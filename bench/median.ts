/** Returns the middle value, or the mean of the two middle ones. Throws if there are none. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('no values');
  return (lower + upper) / 2;
};

/**
 * Returns the median of the ratios of values that were measured one after the other, so that a slow phase of the
 * machine affects both sides.
 */
export const medianRatio = (values: readonly number[], references: readonly number[]): number => {
  if (values.length !== references.length) throw new Error('not as many references as values');
  return median(values.map((value, round) => value / (references[round] as number)));
};

/** Returns what a row says of times that were measured alternately, of the portal and of its reference, in milliseconds. */
export const comparedTimes = (value: number[], reference: number[]) => ({
  value: median(value),
  reference: median(reference),
  unit: 'ms' as const,
  figure: medianRatio(value, reference),
  figureUnit: '' as const,
  rounds: { value, reference },
});
