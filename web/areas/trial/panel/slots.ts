import type { ReactNode } from 'react';

/** The parts that the page has already rendered and passes to the panel. */
export interface Slots {
  /** The CSS classes of the panel's places. */
  frame: Readonly<Record<string, string>>;
  /** Shown instead of the stage until a picture is chosen. */
  idle: ReactNode;
  /** Shown instead of the result until there is one. */
  expected: ReactNode;
}
