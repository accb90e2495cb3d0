/** Returns the address of the console's tree of a kind. */
export const treePath = (kind: string) => `/console/content/tree?kind=${kind}`;
