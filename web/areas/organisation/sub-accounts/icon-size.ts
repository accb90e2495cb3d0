/** Of the icons within buttons, in CSS pixels. */
export const ICON_PX = 16;
