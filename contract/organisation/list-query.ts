/** What a list of sub-accounts can be ordered by. */
export const sorts = ['createdAt', 'lastLoginAt', 'loginName', 'validUntil'] as const;
export type Sort = (typeof sorts)[number];
