/** The classes of COCO that are published, by their place among its 80 names (https://cocodataset.org, 2017, without gaps). */
export const cocoClasses = { person: 0, boat: 8, sheep: 18, cow: 19 } as const;
export type CocoName = keyof typeof cocoClasses;
