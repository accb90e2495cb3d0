/** Every table of the portal by its name; each area adds its own here. */
export interface Tables {}
