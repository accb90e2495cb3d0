/** Returns the name of an enterprise with narrow brackets, as names are compared and found. It is shown as typed. */
export const comparableName = (name: string): string => name.replace(/（/g, '(').replace(/）/g, ')');

/** Returns a part of a name as it may be stored: with the brackets as typed, narrow and wide. */
export const bracketSpellings = (part: string): string[] => {
  const narrow = comparableName(part);
  return [...new Set([part, narrow, narrow.replace(/\(/g, '（').replace(/\)/g, '）')])];
};
