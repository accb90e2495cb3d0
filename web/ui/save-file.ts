/** Long enough for a browser to have begun with it. */
const KEPT_MS = 10_000;

/** Hands the visitor a file that the page has made. */
export const saveFile = (name: string, type: string, content: string) => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};
