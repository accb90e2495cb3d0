/** Gives the form what was typed in one field. */
type Give = () => void;

const fields = new Set<Give>();

/** Registers a field whose form gets its text only after a moment. Returns the function that ends this. */
export const addLateField = (give: Give) => {
  fields.add(give);
  return () => void fields.delete(give);
};

/** Gives the forms of the page all that was typed, before they are stored. */
export const completeForms = (): void => {
  for (const give of fields) give();
};
