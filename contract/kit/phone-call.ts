import * as z from 'zod/mini';

/** The common parts of the calls that show a whole phone number to an operator: other answers mask it. */
export const phoneCall = { method: 'POST', service: 'user', statuses: [404] } as const;

/** Their answer. The handler writes to the audit log who has seen it. */
export const wholePhone = z.object({ phone: z.string() });
