import { cardSpecimens } from './cards/specimens.ts';
import { invoiceSpecimens } from './invoices/specimens.ts';
import { sceneSpecimens } from './scene/specimens.ts';
import type { BuiltInTask } from '../engine.ts';
import { drawPaymentCodes } from './scene/payment-codes.ts';
import type { DrawSpecimen, Specimens } from './specimen.ts';
import { drawGeneralText } from './text/general-text.ts';

/** How to draw a test document of each kind. */
export const allSpecimens: Specimens = {
  ...cardSpecimens,
  ...invoiceSpecimens,
  ...sceneSpecimens,
  'general-text': drawGeneralText,
};

/** How to draw a sample picture of each kind: those with codes, too. */
export const sampleSpecimens: Partial<Record<BuiltInTask, DrawSpecimen>> = {
  ...allSpecimens,
  'private-payment': drawPaymentCodes,
};
