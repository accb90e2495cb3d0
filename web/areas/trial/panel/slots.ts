import type { ReactNode } from 'react';

/** What the panel takes over from the page, which has it already. */
export interface Slots {
  /** Classes of the places in which the panel stands. */
  frame: Readonly<Record<string, string>>;
  /** In the stage's place until a picture is chosen. */
  idle: ReactNode;
  /** What becomes of a picture of one's own. */
  limits: ReactNode;
  /** In the result's place until there is one. */
  expected: ReactNode;
}
