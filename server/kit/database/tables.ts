/** Every table of the portal by name; each area adds its tables here. */
export interface Tables {}
