import type { Specimens } from '../specimen.ts';

export const invoiceSpecimens: Specimens = {};
