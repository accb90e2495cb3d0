// The example of docs/how-to/add-a-field.md, which is about a field that there is not.
import * as z from 'zod/mini';
import { line } from '#contract/kit/typed-text.ts';
import * as workOrderLimits from '#contract/work-orders/limits.ts';

export const SERIAL_NUMBER_MAXIMUM = 60;
const limits = { ...workOrderLimits, SERIAL_NUMBER_MAXIMUM };

export const request = z.object({
  serialNumber: z._default(line(limits.SERIAL_NUMBER_MAXIMUM), ''), // request
});
export const answer = z.object({
  serialNumber: z.string(), // answer
});

export const orderLines = { device: 60, firmware: 60, serialNumber: 60 } as const;
