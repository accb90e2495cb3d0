/** Downloads a file. */
export const saveBlob = (name: string, blob: Blob) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
