/**
 * The optional lines of an order, each with its maximum length, in the order of the form. Request, answer, column, draft,
 * field and fact of a line follow from this table; its texts have the keys `create.<name>` and `facts.<name>`.
 */
export const orderLines = { device: 60, firmware: 60 } as const;

export type OrderLine = keyof typeof orderLines;
export const orderLineNames = Object.keys(orderLines) as OrderLine[];

/** Returns an object with a value for each line. */
export const eachOrderLine = <Value>(valueOf: (name: OrderLine) => Value) =>
  Object.fromEntries(orderLineNames.map((name) => [name, valueOf(name)])) as Record<OrderLine, Value>;
