import type { AnyCall, RequestOf } from '#contract/kit/call.ts';
import { DAYS_SHOWN_MINIMUM } from '#contract/insight/limits.ts';
import { t } from '#web/kit/texts.ts';
import type { Given } from './part.tsx';

/** What a part of the page gets. */
export interface ShownPart<C extends AnyCall> {
  given: Given<C>;
  request: RequestOf<C>;
  days: number;
  /** The period in words. */
  period: string;
}

/** What the chart of a part that is counted by day says of a period that is too short for it. */
export const dailyNote = (days: number): { note?: string } =>
  days < DAYS_SHOWN_MINIMUM ? { note: t('insight.daily') } : {};
