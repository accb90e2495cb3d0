import { pastedTrade } from './pasted-trade.ts';
import { pastedTravel } from './pasted-travel.ts';

/** The nine kinds of invoices that are distinguished on a sheet. */
export const pastedTicket = { ...pastedTravel, ...pastedTrade };
