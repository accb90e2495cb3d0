/** Downloads a file in the browser. */
export const downloadBlob = (name: string, blob: Blob) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoking at once would be too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Downloads a text as a file. */
export const downloadText = (name: string, text: string, type = 'text/csv;charset=utf-8') =>
  downloadBlob(name, new Blob([text], { type }));
