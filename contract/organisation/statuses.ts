/** Disabled takes precedence over expired, and expired over waiting for the first login. */
export const subAccountStatuses = { disabled: 0, normal: 1, expired: 2, waiting: 3 } as const;
export type SubAccountStatus = (typeof subAccountStatuses)[keyof typeof subAccountStatuses];
