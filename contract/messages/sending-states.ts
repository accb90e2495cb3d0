/** What becomes of what an operator sends: until it has reached everybody it can be cancelled. */
export const sendingStates = { sending: 1, sent: 2, cancelled: 3 } as const;
export type SendingState = (typeof sendingStates)[keyof typeof sendingStates];
