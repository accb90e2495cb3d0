/** Mobile numbers of mainland China, fixed lines with their area code and perhaps an extension, or none. */
export const contactPhonePattern = /^(1[3-9]\d{9}|0\d{2,3}-?[2-9]\d{6,7}(-\d{1,6})?)?$/;
/** As calls answer it: visible characters. */
export const requestIdPattern = /^[\x21-\x7e]*$/;
