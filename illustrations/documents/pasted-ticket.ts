import { pastedTrade } from './pasted-trade.ts';
import { pastedTravel } from './pasted-travel.ts';

/** The nine kinds of invoices that are told apart on a sheet. */
export const pastedTicket = { ...pastedTravel, ...pastedTrade };
