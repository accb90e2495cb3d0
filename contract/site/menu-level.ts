/** Levels of the menu, counted from 1 at the top. */
export const MENU_LEVEL_MAXIMUM = 5;
