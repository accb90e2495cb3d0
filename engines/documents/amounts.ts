/** Amounts as invoices print them: in figures and in capitals (the characters of the Accounting Basic Work Rules, article 52). */

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const DIGIT_VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...DIGITS].map((character, value) => [character, value])),
  ...Object.fromEntries([...'〇一二三四五六七八九'].map((character, value) => [character, value])),
  两: 2,
  貳: 2,
  陸: 6,
};
const UNITS: Readonly<Record<string, number>> = { 拾: 10, 十: 10, 佰: 100, 百: 100, 仟: 1000, 千: 1000 };

/**
 * Fen of an amount in figures, the first one in the text: `￥1,234.50`, `-12.00`, `300元`. Undefined if there is none, or
 * if it has more than two decimals.
 */
export const parseFigures = (text: string): number | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '').replaceAll(/[−–—]/g, '-');
  const match = /(-?)[¥￥]?(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?/.exec(plain);
  if (!match?.[3] || (match[4]?.length ?? 0) > 2) return undefined;
  const fen = Number(match[3].replaceAll(',', '')) * 100 + Number((match[4] ?? '').padEnd(2, '0') || 0);
  return match[1] || match[2] ? -fen : fen;
};

/** Yuan with two decimals. */
export const printFigures = (fen: number) =>
  `${fen < 0 ? '-' : ''}${Math.floor(Math.abs(fen) / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;

const integerOf = (capitals: string): number | undefined => {
  let whole = 0;
  let section = 0;
  let digit: number | undefined;
  for (const character of capitals) {
    const value = DIGIT_VALUES[character];
    const unit = UNITS[character];
    if (value !== undefined) digit = value;
    else if (unit) {
      section += (digit ?? (unit === 10 && section === 0 ? 1 : 0)) * unit;
      digit = undefined;
    } else if (character === '万' || character === '萬') {
      whole += (section + (digit ?? 0)) * 10_000;
      section = 0;
      digit = undefined;
    } else if (character === '亿' || character === '億') {
      whole = (whole + section + (digit ?? 0)) * 100_000_000;
      section = 0;
      digit = undefined;
    } else return undefined;
  }
  return whole + section + (digit ?? 0);
};

const CAPITALS = /负?[零〇一二三四五六七八九两貳陸壹贰叁肆伍陆柒捌玖拾十佰百仟千万萬亿億]*[元圆圓](?:[^整正]*[角分])?/;

/** Fen of an amount in capitals, such as `壹佰贰拾元伍角整`; undefined if the text is no amount. */
export const parseCapitals = (text: string): number | undefined => {
  const plain = text.replaceAll(/\s/g, '');
  const match = CAPITALS.exec(plain)?.[0] ?? /[零壹贰叁肆伍陆柒捌玖]角?.{0,2}分?/.exec(plain)?.[0];
  if (!match) return undefined;
  const negative = match.startsWith('负');
  const [, yuan, rest] = /^负?(?:(.*)[元圆圓])?(.*)$/.exec(match) ?? [];
  const whole = integerOf(yuan ?? '');
  const jiao = /([^角分])角/.exec(rest ?? '');
  const fen = /([^角分])分/.exec(rest ?? '');
  const small = (found: RegExpExecArray | null) => (found?.[1] === undefined ? 0 : DIGIT_VALUES[found[1]]);
  const [tens, ones] = [small(jiao), small(fen)];
  if (whole === undefined || tens === undefined || ones === undefined || (!yuan && !jiao && !fen)) return undefined;
  const amount = whole * 100 + tens * 10 + ones;
  return negative ? -amount : amount;
};

const sectionOf = (number: number) => {
  let text = '';
  let zero = false;
  for (const [index, unit] of ['仟', '佰', '拾', ''].entries()) {
    const digit = Math.floor(number / 10 ** (3 - index)) % 10;
    if (digit === 0) {
      zero = text !== '';
      continue;
    }
    text += `${zero ? '零' : ''}${DIGITS[digit]}${unit}`;
    zero = false;
  }
  return text;
};

/** In capitals; below a million million yuan. `yuan` is the character that the paper prints: 元 or 圆. */
export const printCapitals = (fen: number, yuan: '元' | '圆' = '元'): string => {
  const amount = Math.abs(fen);
  const whole = Math.floor(amount / 100);
  const [tens, ones] = [Math.floor(amount / 10) % 10, amount % 10];
  let text = '';
  for (const [unit, size] of [
    ['亿', 1e8],
    ['万', 1e4],
    ['', 1],
  ] as const) {
    const section = Math.floor(whole / size) % 1e4;
    if (section === 0) continue;
    const gap = text !== '' && (section < 1000 || (whole / (size * 1e4)) % 10 === 0);
    text += `${gap ? '零' : ''}${sectionOf(section)}${unit}`;
  }
  if (text) text += yuan;
  if (tens) text += `${DIGITS[tens]}角`;
  if (ones) text += `${text && !tens ? '零' : ''}${DIGITS[ones]}分`;
  return `${fen < 0 ? '负' : ''}${text || `零${yuan}`}${ones ? '' : '整'}`;
};
