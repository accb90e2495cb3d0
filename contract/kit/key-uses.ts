/** What an application key may be used for. */
export const keyUses = ['infer', 'jobs', 'requests', 'mcp'] as const;
export type KeyUse = (typeof keyUses)[number];
