/** States of an operator's message. It can be cancelled until it has reached everyone. */
export const sendingStates = { sending: 1, sent: 2, cancelled: 3 } as const;
export type SendingState = (typeof sendingStates)[keyof typeof sendingStates];
