/** State of an application. */
export const applicationStates = { inReview: 1, passed: 2, rejected: 3, withdrawn: 4, revoked: 5 } as const;
export type ApplicationState = (typeof applicationStates)[keyof typeof applicationStates];
