/** How words are often misspelt, and their right forms, which have as many characters. */
const spellings: Readonly<Record<string, string>> = {
  登陆: '登录',
  帐号: '账号',
  帐户: '账户',
  帐单: '账单',
  阀值: '阈值',
  象素: '像素',
  图象: '图像',
  录象: '录像',
  摄象: '摄像',
  摄相: '摄像',
  按装: '安装',
  其它: '其他',
};
const misspelt = new RegExp(Object.keys(spellings).join('|'), 'g');

/** Returns a folded text with the right forms of words that are often misspelt. */
const spelt = (folded: string): string => folded.replace(misspelt, (word) => spellings[word] ?? word);

/** Folds text for a search as it is spelt: width and case do not matter, nor how the sign between two numbers is typed. */
export const foldAsSpelt = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)\s*[×✕✖*x]\s*(?=\d)/g, 'x');

/** Folds text for a search: as it is spelt, with the right forms of words that are often misspelt. */
export const foldText = (text: string): string => spelt(foldAsSpelt(text));

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
  return { folded: spelt(folded), places };
};
