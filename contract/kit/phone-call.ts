import * as z from 'zod/mini';

/** What the calls have in common with which an operator sees a whole phone number: other answers mask it. */
export const phoneCall = { method: 'POST', service: 'user', statuses: [404] } as const;

/** Their answer. The handler writes to the audit log who has seen it. */
export const wholePhone = z.object({ phone: z.string() });
