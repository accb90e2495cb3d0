/** The size of icons in buttons, in CSS pixels. */
export const ICON_PX = 16;
