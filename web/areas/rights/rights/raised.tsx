import { type RaisedLimit, raisedLimits } from '#contract/rights/raised-limits.ts';
import type { OwnRaise } from '#contract/rights/raises.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { figureWord } from './limit-words.ts';

const inWords = (raise: OwnRaise) =>
  raisedLimits
    .flatMap((limit: RaisedLimit) => {
      const value = raise[limit];
      return value === null
        ? []
        : [t('rights.raised.to', { limit: t(`rights.limit.${limit}`), value: figureWord(limit, value) })];
    })
    .join('；');

const columns: Column<OwnRaise>[] = [
  { title: 'rights.usage.ability', cell: ({ abilityName }) => abilityName || t('rights.raised.all') },
  { title: 'rights.raised.figures', cell: inWords },
  {
    title: 'rights.raised.until',
    cell: ({ until }) => (until === null ? t('rights.raised.endless') : formatMinute(until)),
  },
  { title: 'rights.raised.reason', cell: ({ reason }) => reason },
];

/** Lists the raised quotas of the account, with their ends and reasons. */
export const Raised = ({ raises }: { raises: readonly OwnRaise[] }) => (
  <WorkSection title={t('rights.raised.title')} lead={t('rights.raised.lead')}>
    <WorkTable label={t('rights.raised.title')} columns={columns} rows={raises} keyOf={({ raiseId }) => raiseId} />
  </WorkSection>
);
