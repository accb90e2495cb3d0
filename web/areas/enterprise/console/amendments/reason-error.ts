import { REASON_MAXIMUM } from '#contract/enterprise/limits.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { t } from '#web/kit/texts.ts';

/** Returns what is wrong with the reason for an act. `asked`: whether the operator has tried to continue. */
export const reasonError = (reason: string, asked: boolean): string | undefined =>
  overlongText(reason, REASON_MAXIMUM) ??
  (asked && reason.trim() === '' ? t('enterprise.amend.reasonMissing') : undefined);
