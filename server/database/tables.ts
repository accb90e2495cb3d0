/** Every table of the portal by its name; each area adds its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the areas
export interface Tables {}
