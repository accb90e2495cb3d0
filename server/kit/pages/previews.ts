import type { SignedInUser } from '../http/caller.ts';

/** Shows drafts on the pages that visitors will see. */
export interface Previews {
  /** Whether an address is that of a preview. */
  mayAsk(url: string): boolean;
  /**
   * Runs the work while the database looks as if the draft were published. Throws a `CallError`: `forbidden` for a ticket
   * that is forged, too old, or not this viewer's, `notFound` without such an entry or for a page that is not its own,
   * `invalid` for a draft that cannot be published.
   */
  show<T>(url: string, viewer: SignedInUser | undefined, work: () => Promise<T>): Promise<T>;
}
