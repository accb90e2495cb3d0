/** Hands a text to the browser as a file. */
export const downloadText = (name: string, text: string, type = 'text/csv;charset=utf-8') => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Read by then; at once would be too early for some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
