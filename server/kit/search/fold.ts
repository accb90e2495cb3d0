/** Folds text for a search: width and case do not matter, nor how the sign between two numbers is typed. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)\s*[×✕✖*x]\s*(?=\d)/g, 'x');

/** Folds text character by character and keeps where each folded character comes from, in UTF-16 units. */
export const foldWithPlaces = (text: string): { folded: string; places: number[] } => {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = /[×✕✖*]/.test(character) ? 'x' : character.normalize('NFKC').toLowerCase();
    for (let unit = 0; unit < part.length; unit += 1) places.push(at);
    folded += part;
    at += character.length;
  }
  places.push(text.length);
  return { folded, places };
};
