/** Where a customer reads an order. */
export const orderPath = (orderId: string) => `/account/sheet-detail?id=${orderId}`;
/** Digits that a bigint of the database holds. */
export const orderIdPattern = /^[1-9]\d{0,17}$/;
/** As people tell it each other. */
export const orderNoPattern = /^WO\d{8}-\d{6,18}$/;
