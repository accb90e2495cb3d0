/** Returns the path of an order's page for customers. */
export const orderPath = (orderId: string) => `/account/sheet-detail?id=${orderId}`;
/** As many digits as always fit a bigint of the database. */
export const orderIdPattern = /^[1-9]\d{0,17}$/;
/** The number that people use. */
export const orderNoPattern = /^WO\d{8}-\d{6,18}$/;
