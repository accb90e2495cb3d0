import type { TextTask } from '../../engine.ts';
import type { DocumentReader } from '../document-reader.ts';
import { coachInvoiceReader } from './coach-invoice.ts';
import { flightItineraryReader } from './flight-itinerary.ts';
import { machinePrintedInvoiceReader } from './machine-printed-invoice.ts';
import { mixedInvoicesReader } from './mixed-invoices.ts';
import { quotaInvoiceReader } from './quota-invoice.ts';
import { rollInvoiceReader } from './roll-invoice.ts';
import { taxiInvoiceReader } from './taxi-invoice.ts';
import { tollInvoiceReader } from './toll-invoice.ts';
import { trainTicketReader } from './train-ticket.ts';
import { vatInvoiceReader } from './vat-invoice.ts';

export const invoiceReaders: Partial<Record<TextTask, DocumentReader>> = {
  'vat-invoice': vatInvoiceReader,
  'train-ticket': trainTicketReader,
  'quota-invoice': quotaInvoiceReader,
  'toll-invoice': tollInvoiceReader,
  'machine-printed-invoice': machinePrintedInvoiceReader,
  'flight-itinerary': flightItineraryReader,
  'coach-invoice': coachInvoiceReader,
  'taxi-invoice': taxiInvoiceReader,
  'roll-invoice': rollInvoiceReader,
  'mixed-invoices': mixedInvoicesReader,
};
