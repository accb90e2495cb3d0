import { Link } from 'react-router';
import type { Forecast } from '#contract/api/requests/calls.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './causes.module.css';

const endOf = ({ limit, used, endsAt, resetsAt }: Forecast['day']): string => {
  if (limit !== null && used >= limit) return t('requests.forecast.gone', { time: formatMinute(resetsAt) });
  return t('requests.forecast.ends', { time: formatMinute(endsAt ?? resetsAt) });
};

const Ending = ({ of }: { of: Forecast['day'] }) => (
  <div>
    {of.limit === null
      ? t('requests.forecast.usedOnly', { used: of.used })
      : t('requests.forecast.used', { used: of.used, limit: of.limit })}
    <span className={of.endsAt === null ? styles.lasting : styles.ending}>
      {of.endsAt === null ? t('requests.forecast.lasts') : endOf(of)}
    </span>
  </div>
);

const columns: readonly Column<Forecast>[] = [
  {
    title: 'requests.forecast.ability',
    cell: ({ abilityNo, abilityName }) => (
      <Link to={abilityPath(abilityNo)} className={styles.link}>
        {abilityName}
      </Link>
    ),
  },
  { title: 'requests.forecast.day', cell: ({ day }) => <Ending of={day} /> },
  { title: 'requests.forecast.month', cell: ({ month }) => <Ending of={month} /> },
];

/** When the quotas of the abilities end at the present pace. */
export const Forecasts = ({ list }: { list: readonly Forecast[] }) => (
  <WorkSection title={t('requests.forecast')} lead={t('requests.forecast.lead')}>
    <WorkTable
      label={t('requests.forecast')}
      columns={columns}
      rows={list}
      keyOf={({ abilityNo }) => String(abilityNo)}
    />
  </WorkSection>
);
