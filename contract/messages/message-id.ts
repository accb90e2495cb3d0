/** As many digits as always fit a bigint of the database. */
export const messageIdPattern = /^[1-9]\d{0,17}$/;
