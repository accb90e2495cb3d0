/** What can be wrong with an import file of sub-accounts. */
export const importErrorKinds = [
  // Errors of the file.
  'noRows',
  'tooManyRows',
  'tooManyAccounts',
  'unknownColumn',
  'missingColumn',
  'doubledColumn',
  // Errors of a row.
  'quotes',
  'tooManyCells',
  // Errors of a cell.
  'formula',
  'role',
  'item',
  'doubled',
  'taken',
  'empty',
  'long',
  'characters',
  'form',
  'past',
] as const;
export type ImportErrorKind = (typeof importErrorKinds)[number];
