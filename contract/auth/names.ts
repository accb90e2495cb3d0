/** How the names that log in are spelled. */

/** Letter first, then letters, digits, `_` and `-`; upper and lower case are one name. */
export const userNamePattern = /^[A-Za-z][A-Za-z0-9_-]{2,25}$/;
/** Mobile numbers of mainland China. */
export const phonePattern = /^1[3-9]\d{9}$/;
/**
 * The one spelling of a phone number, however it was typed: narrow, without blanks and brackets. A mobile number has
 * neither hyphens nor the country's prefix; the hyphens of another one are plain.
 */
export const foldPhone = (typed: string): string => {
  const narrow = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}()]/gu, '')
    .replace(/\p{Pd}/gu, '-');
  const mobile = narrow.replace(/-/g, '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
  return phonePattern.test(mobile) ? mobile : narrow;
};
/** A folded number under which somebody can be called: a mobile one, a fixed line with its area code and perhaps an extension, or a 400. */
export const contactPhonePattern = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|400-?\d{3}-?\d{4})$/;
/** A login name within an enterprise, and the enterprise's number. */
export const subAccountNamePattern = /^[A-Za-z][A-Za-z0-9_-]{2,25}@\d{8}$/;
export const verifyCodePattern = /^\d{6}$/;

/** The spelling under which a name is looked for and counted. */
export const nameKeyOf = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** `138****5678` */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
