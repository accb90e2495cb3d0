/**
 * - `active`: it works.
 * - `rotating`: it has a successor, and both work for a while.
 * - `rotated`, `expired`, `revoked`: it no longer works, because of its successor, its last day or its owner.
 * - `blocked`: an operator has stopped it.
 */
export const keyStates = ['active', 'rotating', 'rotated', 'expired', 'revoked', 'blocked'] as const;
export type KeyState = (typeof keyStates)[number];

/** Whether a key works. */
export const isGood = (state: KeyState): boolean => state === 'active' || state === 'rotating';

/** Whether a key may get a successor. One that has a successor already gets no second one. */
export const mayRotate = (state: KeyState, isSucceeded: boolean): boolean =>
  !isSucceeded && (state === 'active' || state === 'expired');
