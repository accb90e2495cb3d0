import * as z from 'zod/mini';
import { type Access, type Call, defineCall } from './call.ts';

interface PhoneCall<Request extends z.ZodMiniType> {
  name: string;
  path: Call<Request, typeof answer>['path'];
  access: Access;
  summary: string;
  request: Request;
}

const answer = z.object({ phone: z.string() });

/** Defines the call with which an operator sees a whole phone number. Other answers mask it; this one is logged. */
export const definePhoneCall = <Request extends z.ZodMiniType>(call: PhoneCall<Request>) =>
  defineCall({ ...call, method: 'POST', service: 'user', statuses: [404], answer });
