import type { Specimens } from '../specimen.ts';
import { drawBusinessLicence } from './business-licence.ts';
import { drawDrivingLicence } from './driving-licence.ts';
import { drawExpressWaybill } from './express-waybill.ts';
import { drawIdCard } from './id-card.ts';
import { drawPassport } from './passport.ts';
import { drawShoppingReceipt } from './shopping-receipt.ts';

export const cardSpecimens: Specimens = {
  'id-card': drawIdCard,
  'business-licence': drawBusinessLicence,
  'driving-licence': drawDrivingLicence,
  passport: drawPassport,
  'express-waybill': drawExpressWaybill,
  'shopping-receipt': drawShoppingReceipt,
};
