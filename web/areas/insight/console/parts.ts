import type { AnyCall, RequestOf } from '#contract/kit/call.ts';
import { DAYS_SHOWN_MINIMUM } from '#contract/insight/limits.ts';
import { t } from '#web/kit/texts.ts';
import type { Given } from './part.tsx';

/** The props of a part of the page. */
export interface ShownPart<C extends AnyCall> {
  given: Given<C>;
  request: RequestOf<C>;
  days: number;
  /** The period in words. */
  period: string;
}

/** The text of a chart by days for a period that is too short for it. */
export const dailyNote = (days: number): { note?: string } =>
  days < DAYS_SHOWN_MINIMUM ? { note: t('insight.daily') } : {};
