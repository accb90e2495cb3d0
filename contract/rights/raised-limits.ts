/** The limits that an operator can raise for an account. */
export const raisedLimits = ['trialsADay', 'trialsAMonth', 'trialsInAll', 'callsASecond', 'jobPicturesADay'] as const;
export type RaisedLimit = (typeof raisedLimits)[number];
/** Null: the limit of the tier. */
export type RaisedLimits = Record<RaisedLimit, number | null>;

/** Limits that are counted for each ability separately; the others are for all abilities together. */
export const limitsOfAbilities: readonly RaisedLimit[] = ['trialsADay', 'trialsAMonth', 'trialsInAll'];

export const RAISED_MAXIMUM: Readonly<Record<RaisedLimit, number>> = {
  trialsADay: 1_000_000,
  trialsAMonth: 10_000_000,
  trialsInAll: 100_000_000,
  callsASecond: 1000,
  jobPicturesADay: 1_000_000,
};
/** Raises of an account that hold. */
export const RAISES_MAXIMUM = 20;
