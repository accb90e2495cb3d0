/** Splits a text into the parts that match the keyword, ignoring case, and the parts between them. */
export const foundParts = (text: string, keyword: string): { text: string; found: boolean }[] => {
  if (keyword === '') return [{ text, found: false }];
  const pattern = `(${keyword.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`;
  // `split` returns the captured matches at the odd indexes.
  return text
    .split(new RegExp(pattern, 'gi'))
    .map((part, at) => ({ text: part, found: at % 2 === 1 }))
    .filter((part) => part.text !== '');
};
