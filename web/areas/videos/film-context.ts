/** What the list passes to a video that is shown in a dialog over it. */
export interface FilmContext {
  /** The address of the list. */
  listUrl: string;
}

/** The state of a navigation to a video in the dialog: how many steps of the history lead back to the list. */
export const stepsOver = (state: unknown): number | undefined => {
  const { over } = (state ?? {}) as { over?: unknown };
  return typeof over === 'number' && Number.isInteger(over) && over > 0 ? over : undefined;
};
