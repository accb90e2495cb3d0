/** How the names that log in are spelled. */

/** Letter first, then letters, digits, `_` and `-`; upper and lower case are one name. */
export const userNamePattern = /^[A-Za-z][A-Za-z0-9_-]{2,25}$/;
/** Mobile numbers of mainland China. */
export const phonePattern = /^1[3-9]\d{9}$/;
/** A login name within an enterprise, and the enterprise's number. */
export const subAccountNamePattern = /^[A-Za-z][A-Za-z0-9_-]{2,25}@\d{8}$/;
export const verifyCodePattern = /^\d{6}$/;

/** The spelling under which a name is looked for and counted. */
export const nameKeyOf = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** `138****5678` */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
