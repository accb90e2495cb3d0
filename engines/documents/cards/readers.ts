import type { TextTask } from '../../engine.ts';
import type { DocumentReader } from '../document-reader.ts';
import { businessLicenceReader } from './business-licence.ts';
import { drivingLicenceReader } from './driving-licence.ts';
import { expressWaybillReader } from './express-waybill.ts';
import { idCardReader } from './id-card.ts';
import { passportReader } from './passport.ts';
import { shoppingReceiptReader } from './shopping-receipt.ts';

export const cardReaders: Partial<Record<TextTask, DocumentReader>> = {
  'id-card': idCardReader,
  'business-licence': businessLicenceReader,
  'driving-licence': drivingLicenceReader,
  passport: passportReader,
  'express-waybill': expressWaybillReader,
  'shopping-receipt': shoppingReceiptReader,
};
