/** The server cannot start on this database; the message is one sentence for the operator, shown without a stack. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
}
