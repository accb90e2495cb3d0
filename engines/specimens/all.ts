import { cardSpecimens } from './cards/specimens.ts';
import { invoiceSpecimens } from './invoices/specimens.ts';
import { sceneSpecimens } from './scene/specimens.ts';
import type { Specimens } from './specimen.ts';
import { drawGeneralText } from './text/general-text.ts';

/** How to draw a test document of each kind. */
export const allSpecimens: Specimens = {
  ...cardSpecimens,
  ...invoiceSpecimens,
  ...sceneSpecimens,
  'general-text': drawGeneralText,
};
