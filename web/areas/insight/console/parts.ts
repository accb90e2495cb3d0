import type { AnyCall, RequestOf } from '#contract/kit/call.ts';
import type { Given } from './part.tsx';

/** What a part of the page gets. */
export interface ShownPart<C extends AnyCall> {
  given: Given<C>;
  request: RequestOf<C>;
  days: number;
  /** The period in words. */
  period: string;
}
