/** The orders of lists of content. */
export const contentOrders = { byDefault: 0, updateNewest: 1, updateOldest: 2, viewsMost: 3, viewsFewest: 4 } as const;
export type ContentOrder = (typeof contentOrders)[keyof typeof contentOrders];
