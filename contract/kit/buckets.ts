/**
 * Buckets for values that are counted rather than kept: from one to the next they grow by the same factor, `perDoubling`
 * of them to twice the value. Values up to 1 are in the first one.
 */
export const createBuckets = ({ perDoubling, most }: { perDoubling: number; most: number }) => ({
  /** Returns the bucket of a value. */
  bucketOf: (value: number): number =>
    Math.min(most - 1, Math.max(0, Math.ceil(perDoubling * Math.log2(Math.max(1, value))))),

  /**
   * Returns the value that a share of all values stays within, rounded up to the end of its bucket, from how many are in
   * each bucket; null without values.
   */
  percentileOf: (counts: ReadonlyMap<number, number>, share: number): number | null => {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (all <= 0) return null;
    let passed = 0;
    for (const [bucket, count] of [...counts].sort(([one], [other]) => one - other)) {
      passed += count;
      if (passed >= all * share) return Math.round(2 ** (bucket / perDoubling));
    }
    return null;
  },
});
