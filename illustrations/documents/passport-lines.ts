const valueOf = (sign: string) => (sign === '<' ? 0 : Number.parseInt(sign, 36));

/** The check digit of a machine-readable field (ICAO 9303). */
export function readableCheck(field: string): string {
  return String([...field].reduce((sum, sign, index) => sum + valueOf(sign) * ([7, 3, 1][index % 3] ?? 0), 0) % 10);
}

const checked = (field: string) => field + readableCheck(field);

/** What a passport's machine-readable lines say; days are written YYMMDD. */
export type Bearer = {
  state: string;
  surname: string;
  givenName: string;
  number: string;
  birth: string;
  sex: 'F' | 'M';
  expiry: string;
  personalNumber?: string;
};

/** The two machine-readable lines of a passport, 44 signs each. */
export function passportLines(bearer: Bearer): [string, string] {
  const { state, surname, givenName, birth, sex, expiry } = bearer;
  const number = checked(bearer.number.padEnd(9, '<'));
  const [born, valid] = [checked(birth), checked(expiry)];
  const personal = checked((bearer.personalNumber ?? '').padEnd(14, '<'));
  return [
    `P<${state}${surname}<<${givenName}`.padEnd(44, '<'),
    `${number}${state}${born}${sex}${valid}${personal}${readableCheck(number + born + valid + personal)}`,
  ];
}
