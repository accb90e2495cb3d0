/** Stores what is typed in one form. Returns whether there is something, and it is stored. */
type Keep = () => boolean;

const open = new Set<Keep>();

/** Registers a form for `keepOpenDrafts`. Returns the function that ends this. */
export const addOpenDraft = (keep: Keep) => {
  open.add(keep);
  return () => void open.delete(keep);
};

/** Stores what is typed on the page, before it is left. Returns whether there was something, and it is stored. */
export const keepOpenDrafts = (): boolean => [...open].map((keep) => keep()).some(Boolean);
