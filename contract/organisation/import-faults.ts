/** What can be wrong with a file of sub-accounts. */
export const importFaults = [
  // Of the file.
  'noRows',
  'tooManyRows',
  'tooManyAccounts',
  'unknownColumn',
  'missingColumn',
  'doubledColumn',
  // Of a row.
  'quotes',
  'tooManyCells',
  // Of a cell.
  'formula',
  'role',
  'doubled',
  'taken',
  'empty',
  'long',
  'characters',
  'form',
  'past',
] as const;
export type ImportFaultKind = (typeof importFaults)[number];
