/** Shows drafts on the pages that visitors will see. */
export interface Previews {
  /** Whether an address asks for a preview. */
  mayAsk(url: string): boolean;
  /**
   * Runs the work while the database looks as if the draft were published. Throws a `CallError`: `forbidden` for a ticket
   * that is forged or too old, `notFound` without such an entry, `invalid` for a draft that cannot be published.
   */
  show<T>(url: string, work: () => Promise<T>): Promise<T>;
}
