/** Spelling of the names for a login. */

/** A letter, then letters, digits, `_` and `-`; case does not matter. */
export const userNamePattern = /^[A-Za-z][A-Za-z0-9_-]{2,25}$/;
/** Mobile numbers of mainland China. */
export const phonePattern = /^1[3-9]\d{9}$/;
/**
 * Returns the canonical spelling of a phone number: narrow, without blanks and brackets. A mobile number has no hyphens
 * and no country prefix; other numbers keep plain hyphens.
 */
export const foldPhone = (typed: string): string => {
  const narrow = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}()]/gu, '')
    .replace(/\p{Pd}/gu, '-');
  const mobile = narrow.replace(/-/g, '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  return phonePattern.test(mobile) ? mobile : narrow;
};
/** A folded phone number: mobile, a fixed line with its area code and an optional extension, or a 400 number. */
export const contactPhonePattern = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4})$/;
/** A login name within an enterprise, followed by the number of the enterprise. */
export const ENTERPRISE_NUMBER_DIGITS = 8;
export const subAccountNamePattern = new RegExp(`^[A-Za-z][A-Za-z0-9_-]{2,25}@\\d{${ENTERPRISE_NUMBER_DIGITS}}$`);
export const verifyCodePattern = /^\d{6}$/;

/** Returns the key under which a name is looked up and counted. */
export const nameKeyOf = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** `138****5678` */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
