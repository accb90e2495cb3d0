/** A text in the parts that a keyword finds in it, upper and lower case alike, and those between. */
export const foundParts = (text: string, keyword: string): { text: string; found: boolean }[] => {
  if (keyword === '') return [{ text, found: false }];
  const pattern = `(${keyword.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`;
  // What is caught stands at every second place.
  return text
    .split(new RegExp(pattern, 'gi'))
    .map((part, at) => ({ text: part, found: at % 2 === 1 }))
    .filter((part) => part.text !== '');
};
