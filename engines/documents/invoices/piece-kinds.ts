import type { DocumentReader, Page } from '../document-reader.ts';
import { coachInvoiceReader } from './coach-invoice.ts';
import { flightItineraryReader } from './flight-itinerary.ts';
import { machinePrintedInvoiceReader } from './machine-printed-invoice.ts';
import { quotaInvoiceReader } from './quota-invoice.ts';
import { rollInvoiceReader } from './roll-invoice.ts';
import { taxiInvoiceReader } from './taxi-invoice.ts';
import { tollInvoiceReader } from './toll-invoice.ts';
import { trainTicketReader } from './train-ticket.ts';
import { vatInvoiceReader } from './vat-invoice.ts';

export interface PieceKind {
  kind: string;
  /** How its fields' names begin. */
  name: string;
  label: string;
  reader: DocumentReader;
}

/** The kinds that may be on a sheet with several documents. */
export const pieceKinds: readonly PieceKind[] = [
  { kind: 'train-ticket', name: 'trainTicket', label: '火车票', reader: trainTicketReader },
  { kind: 'vat-invoice', name: 'vatInvoice', label: '增值税发票', reader: vatInvoiceReader },
  { kind: 'quota-invoice', name: 'quotaInvoice', label: '定额发票', reader: quotaInvoiceReader },
  { kind: 'toll-invoice', name: 'tollInvoice', label: '过路费发票', reader: tollInvoiceReader },
  {
    kind: 'machine-printed-invoice',
    name: 'machinePrintedInvoice',
    label: '机打发票',
    reader: machinePrintedInvoiceReader,
  },
  { kind: 'flight-itinerary', name: 'flightItinerary', label: '飞机行程单', reader: flightItineraryReader },
  { kind: 'coach-invoice', name: 'coachInvoice', label: '客运汽车发票', reader: coachInvoiceReader },
  { kind: 'taxi-invoice', name: 'taxiInvoice', label: '出租车发票', reader: taxiInvoiceReader },
  { kind: 'roll-invoice', name: 'rollInvoice', label: '卷式发票', reader: rollInvoiceReader },
];

const EVIDENCE_MINIMUM = 0.5;

/** The kind for which the words of a page have the highest weight; undefined if there is none. */
export const kindOf = (page: Page): { kind: PieceKind; evidence: number } | undefined => {
  const [best] = pieceKinds
    .map((kind) => ({ kind, evidence: kind.reader.evidence?.(page) ?? 0 }))
    .toSorted((a, b) => b.evidence - a.evidence);
  return best && best.evidence >= EVIDENCE_MINIMUM ? best : undefined;
};
