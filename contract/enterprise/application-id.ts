import * as z from 'zod/mini';
import { text } from '../kit/text.ts';

export const applicationId = text(18, 1).check(z.regex(/^[1-9]\d{0,17}$/, { error: 'is no id of an application' }));
