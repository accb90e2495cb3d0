/** Sort fields of a list of sub-accounts. */
export const sorts = ['createdAt', 'lastLoginAt', 'loginName', 'validUntil'] as const;
export type Sort = (typeof sorts)[number];
