import { contactPhonePattern } from '../auth/names.ts';

/** Whether a folded number is one of a contact, or none. */
export const isContactPhone = (phone: string) => phone === '' || contactPhonePattern.test(phone);
/** As calls answer it: visible characters. */
export const requestIdPattern = /^[\x21-\x7e]*$/;
