// The example of docs/how-to/add-a-field.md. Its field, `serialNumber`, does not exist in the portal.
export const orderLines = { device: 60, firmware: 60, serialNumber: 60 } as const;
