import type { AnyCall } from '../kit/call.ts';
import { inferAbilities } from './infer-many.ts';
import { inferAbility } from './infer.ts';

/** The calls of the open API, in the order of the reference. */
export const openCalls: readonly AnyCall[] = [inferAbility, inferAbilities];
