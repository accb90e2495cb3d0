/** The server cannot start on this database; the message is one sentence for the operator, shown without a stack. */
export class UnusableDatabase extends Error {
  override name = 'UnusableDatabase';
}
