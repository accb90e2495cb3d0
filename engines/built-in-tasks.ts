import type { DocumentReader } from './documents/document-reader.ts';
import type { TextTask } from './engine.ts';

interface DocumentKind {
  task: string;
  /** The folder of the reader below `documents/`. */
  folder: 'cards' | 'invoices' | 'scene';
  /** Only the process that reads texts loads it. */
  reader: () => Promise<DocumentReader>;
}

/** The kinds of documents, by ability. */
export const documentKinds = {
  35: {
    task: 'id-card',
    folder: 'cards',
    reader: async () => (await import('./documents/cards/id-card.ts')).idCardReader,
  },
  36: {
    task: 'business-licence',
    folder: 'cards',
    reader: async () => (await import('./documents/cards/business-licence.ts')).businessLicenceReader,
  },
  37: {
    task: 'driving-licence',
    folder: 'cards',
    reader: async () => (await import('./documents/cards/driving-licence.ts')).drivingLicenceReader,
  },
  38: {
    task: 'passport',
    folder: 'cards',
    reader: async () => (await import('./documents/cards/passport.ts')).passportReader,
  },
  39: {
    task: 'mixed-invoices',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/mixed-invoices.ts')).mixedInvoicesReader,
  },
  40: {
    task: 'train-ticket',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/train-ticket.ts')).trainTicketReader,
  },
  41: {
    task: 'vat-invoice',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/vat-invoice.ts')).vatInvoiceReader,
  },
  42: {
    task: 'quota-invoice',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/quota-invoice.ts')).quotaInvoiceReader,
  },
  43: {
    task: 'toll-invoice',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/toll-invoice.ts')).tollInvoiceReader,
  },
  44: {
    task: 'machine-printed-invoice',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/machine-printed-invoice.ts')).machinePrintedInvoiceReader,
  },
  45: {
    task: 'flight-itinerary',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/flight-itinerary.ts')).flightItineraryReader,
  },
  49: {
    task: 'digital-meter',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/digital-meter.ts')).digitalMeter,
  },
  50: {
    task: 'production-date',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/production-date.ts')).productionDate,
  },
  51: {
    task: 'coach-invoice',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/coach-invoice.ts')).coachInvoiceReader,
  },
  52: {
    task: 'taxi-invoice',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/taxi-invoice.ts')).taxiInvoiceReader,
  },
  53: {
    task: 'roll-invoice',
    folder: 'invoices',
    reader: async () => (await import('./documents/invoices/roll-invoice.ts')).rollInvoiceReader,
  },
  54: {
    task: 'shopping-receipt',
    folder: 'cards',
    reader: async () => (await import('./documents/cards/shopping-receipt.ts')).shoppingReceiptReader,
  },
  55: {
    task: 'container-number',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/container-number.ts')).containerNumber,
  },
  56: {
    task: 'express-waybill',
    folder: 'cards',
    reader: async () => (await import('./documents/cards/express-waybill.ts')).expressWaybillReader,
  },
  57: {
    task: 'trailer-number',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/trailer-number.ts')).trailerNumber,
  },
  58: {
    task: 'ladle-number',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/ladle-number.ts')).ladleNumber,
  },
  59: {
    task: 'rail-wagon-number',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/rail-wagon-number.ts')).railWagonNumber,
  },
  60: {
    task: 'train-set-number',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/train-set-number.ts')).trainSetNumber,
  },
  61: {
    task: 'ship-name',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/ship-name.ts')).shipName,
  },
  62: {
    task: 'shop-sign',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/shop-sign.ts')).shopSign,
  },
  63: {
    task: 'overlay-text',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/overlay-text.ts')).overlayText,
  },
  64: {
    task: 'subway-marker',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/subway-marker.ts')).subwayMarker,
  },
  65: {
    task: 'vehicle-door-text',
    folder: 'scene',
    reader: async () => (await import('./documents/scene/vehicle-door-text.ts')).vehicleDoorText,
  },
} as const satisfies Record<number, DocumentKind>;

type DocumentKinds = typeof documentKinds;
const documentTasks = Object.fromEntries(
  Object.entries(documentKinds).map(([abilityNo, { task }]) => [abilityNo, task]),
) as {
  [AbilityNo in keyof DocumentKinds]: DocumentKinds[AbilityNo]['task'];
};

/** The built-in engines, by ability. Text tasks read lines; document tasks read fields from them too. */
export const builtInTasks = {
  1: 'personnel',
  5: 'control-room-absence',
  15: 'cattle',
  16: 'sheep',
  25: 'private-payment',
  28: 'human-keypoints',
  29: 'open-target',
  33: 'ship',
  48: 'general-text',
  ...documentTasks,
} as const;

/** Loads the readers of all kinds of documents, by task. A text task without one has lines only. */
export const loadReaders = async (): Promise<Partial<Record<TextTask, DocumentReader>>> =>
  Object.fromEntries(
    await Promise.all(Object.values(documentKinds).map(async ({ task, reader }) => [task, await reader()] as const)),
  );
