import type { Raise } from '#contract/rights/console-calls.ts';
import { raisedLimits } from '#contract/rights/raised-limits.ts';
import { t } from '#web/kit/texts.ts';

export const figures = new Intl.NumberFormat('zh-CN');

/** The figures of a raise in words. */
export const figuresInWords = (raise: Raise): string =>
  raisedLimits
    .flatMap((limit) => {
      const value = raise[limit];
      return value === null
        ? []
        : [t('rights.raised.to', { limit: t(`rights.limit.${limit}`), value: figures.format(value) })];
    })
    .join('；');
