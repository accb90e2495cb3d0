/** Machine-readable lines of passports: two of 44 characters (ICAO Doc 9303 part 4, 4.2). */
export const MRZ_LENGTH = 44;

const WEIGHTS = [7, 3, 1];

const valueOf = (character: string): number => {
  if (character === '<') return 0;
  return Number.parseInt(character, 36);
};

/** The check digit of digits, letters and fillers (ICAO Doc 9303 part 3, 4.9). */
export const mrzCheckDigit = (text: string): string =>
  String([...text].reduce((sum, character, place) => sum + valueOf(character) * (WEIGHTS[place % 3] ?? 0), 0) % 10);

export interface MrzParts {
  issuer: string;
  surname: string;
  givenNames: string;
  number: string;
  nationality: string;
  /** Two digits each of year, month and day. */
  birth: string;
  sex: string;
  expiry: string;
  /** Which check digits agree. */
  agrees: { number: boolean; birth: boolean; expiry: boolean; composite: boolean };
}

const unfilled = (text: string) => text.replaceAll('<', ' ').trim().replaceAll(/ +/g, ' ');

/** The content of two whole lines; undefined if they are not those of a passport. */
export const parseMrz = (first: string, second: string): MrzParts | undefined => {
  if (first.length !== MRZ_LENGTH || second.length !== MRZ_LENGTH || !/^P[A-Z<][A-Z<]{3}/.test(first)) return undefined;
  if (!/^[0-9A-Z<]+$/.test(first + second)) return undefined;
  const [surname = '', ...given] = first.slice(5).split('<<');
  const agrees = (from: number, to: number) => mrzCheckDigit(second.slice(from, to)) === second[to];
  const composite = second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43);
  return {
    issuer: unfilled(first.slice(2, 5)),
    surname: unfilled(surname),
    givenNames: unfilled(given.join('<<')),
    number: unfilled(second.slice(0, 9)),
    nationality: unfilled(second.slice(10, 13)),
    birth: second.slice(13, 19),
    sex: second[20] ?? '',
    expiry: second.slice(21, 27),
    agrees: {
      number: agrees(0, 9),
      birth: agrees(13, 19),
      expiry: agrees(21, 27),
      composite: mrzCheckDigit(composite) === second[43],
    },
  };
};

/** The two lines of a passport; numbers are filled up and check digits added. */
export const printMrz = (parts: {
  issuer: string;
  surname: string;
  givenNames: string;
  number: string;
  nationality: string;
  birth: string;
  sex: string;
  expiry: string;
  /** The holder's number of the issuer; may be empty. */
  personal: string;
}): [string, string] => {
  const filled = (text: string) => text.replaceAll(/[ ,-]+/g, '<');
  const first = `P<${parts.issuer}${filled(parts.surname)}<<${filled(parts.givenNames)}`
    .padEnd(MRZ_LENGTH, '<')
    .slice(0, MRZ_LENGTH);
  const number = parts.number.padEnd(9, '<');
  const personal = parts.personal.padEnd(14, '<');
  const checked = (text: string) => text + mrzCheckDigit(text);
  const personalDigit = parts.personal === '' ? '<' : mrzCheckDigit(personal);
  const head = checked(number);
  const birth = checked(parts.birth);
  const tail = `${checked(parts.expiry)}${personal}${personalDigit}`;
  return [first, `${head}${parts.nationality}${birth}${parts.sex}${tail}${mrzCheckDigit(head + birth + tail)}`];
};
