/** How deep quotes and lists may be inside each other. */
export const NESTING_MAXIMUM = 20;
