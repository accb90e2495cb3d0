import { contactPhonePattern } from '../auth/names.ts';

/** Returns whether a folded number is a contact phone or empty. */
export const isContactPhone = (phone: string) => phone === '' || contactPhonePattern.test(phone);
/** The request id in responses: visible characters. */
export const requestIdPattern = /^[\x21-\x7e]*$/;
