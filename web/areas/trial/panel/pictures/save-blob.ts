/** Hands a file to the browser. */
export const saveBlob = (name: string, blob: Blob) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Read by then; at once would be too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
