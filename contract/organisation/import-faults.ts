/** What can be wrong with an import file of sub-accounts. */
export const importFaults = [
  // Faults of the file.
  'noRows',
  'tooManyRows',
  'tooManyAccounts',
  'unknownColumn',
  'missingColumn',
  'doubledColumn',
  // Faults of a row.
  'quotes',
  'tooManyCells',
  // Faults of a cell.
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
export type ImportFaultKind = (typeof importFaults)[number];
