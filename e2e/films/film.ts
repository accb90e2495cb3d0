import type { Page } from '@playwright/test';
import type { DemoTitle } from '#server/app/demo-list.ts';
import type { Actor } from './actor.ts';

/** A part of a film with one caption. */
export interface Scene {
  /** The title of the chapter that begins with it. */
  chapter?: string;
  /** The caption, of 30 letters at most; it is shown for as long as it takes to read, and at least until `act` has ended. */
  say: string;
  /** Whether its end is the cover of the film. */
  isCover?: boolean;
  act(actor: Actor, page: Page): Promise<void>;
}

/**
 * A tutorial about the portal as a script. The tests play it as a story of the browser, and `npm run films` records it
 * at the pace of a viewer, with its captions and chapters.
 */
export interface Film {
  /** The last part of its address, and the name of its files. */
  slug: string;
  title: string;
  summary: string;
  labels: readonly string[];
  abilityNos?: readonly number[];
  /** The names of documents with the same content. */
  documents?: readonly string[];
  /** Who is logged in at its beginning. */
  account?: DemoTitle;
  /** The first page. */
  path: string;
  /** Whether pictures are recognised, so that the tests of engines play it. */
  recognises?: boolean;
  scenes: readonly Scene[];
}
