/** Digits that a bigint of the database holds. */
export const messageIdPattern = /^[1-9]\d{0,17}$/;
