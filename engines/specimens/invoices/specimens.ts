import type { Specimens } from '../specimen.ts';
import { drawCoachInvoice } from './coach-invoice.ts';
import { drawFlightItinerary } from './flight-itinerary.ts';
import { drawMachinePrintedInvoice } from './machine-printed-invoice.ts';
import { drawMixedInvoices } from './mixed-invoices.ts';
import { drawQuotaInvoice } from './quota-invoice.ts';
import { drawRollInvoice } from './roll-invoice.ts';
import { drawTaxiInvoice } from './taxi-invoice.ts';
import { drawTollInvoice } from './toll-invoice.ts';
import { drawTrainTicket } from './train-ticket.ts';
import { drawVatInvoice } from './vat-invoice.ts';

export const invoiceSpecimens = {
  'vat-invoice': drawVatInvoice,
  'train-ticket': drawTrainTicket,
  'quota-invoice': drawQuotaInvoice,
  'toll-invoice': drawTollInvoice,
  'machine-printed-invoice': drawMachinePrintedInvoice,
  'flight-itinerary': drawFlightItinerary,
  'coach-invoice': drawCoachInvoice,
  'taxi-invoice': drawTaxiInvoice,
  'roll-invoice': drawRollInvoice,
  'mixed-invoices': drawMixedInvoices,
} as const satisfies Specimens;
