import { Link } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import type { queryUsage } from '#contract/trial/calls.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './usage.module.css';

type Usage = AnswerOf<typeof queryUsage>;
type Allowance = Usage['abilities'][number]['quota']['day'];

const usedOf = ({ limit, used }: Allowance) =>
  t(limit === null ? 'rights.usage.usedOnly' : 'rights.usage.used', { used, limit: limit ?? 0 });

const abilityColumns: Column<Usage['abilities'][number]>[] = [
  {
    title: 'rights.usage.ability',
    cell: ({ abilityNo, abilityName }) => (
      <Link className={styles.link} to={abilityPath(abilityNo)}>
        {abilityName}
      </Link>
    ),
  },
  { title: 'rights.usage.day', cell: ({ quota }) => usedOf(quota.day) },
  { title: 'rights.usage.month', cell: ({ quota }) => usedOf(quota.month) },
  { title: 'rights.usage.inAll', cell: ({ quota }) => usedOf(quota.inAll) },
  {
    title: 'rights.usage.left',
    cell: ({ quota: { left } }) => (left === null ? t('rights.unlimited') : t('rights.unit.times', { count: left })),
  },
  { title: 'rights.usage.lastUsed', cell: ({ lastUsedAt }) => formatMinute(lastUsedAt) },
];

const modelColumns: Column<Usage['models'][number]>[] = [
  {
    title: 'rights.usage.ability',
    cell: ({ abilityNo, abilityName }) => (
      <Link className={styles.link} to={abilityPath(abilityNo)}>
        {abilityName}
      </Link>
    ),
  },
  { title: 'rights.usage.chip', cell: ({ chipName }) => chipName },
  { title: 'rights.usage.downloaded', cell: ({ downloadedAt }) => formatMinute(downloadedAt) },
];

/** Shows the usage of each ability and the downloaded models. */
export const UsageSections = ({ usage: { abilities, models } }: { usage: Usage }) => (
  <>
    <WorkSection title={t('rights.usage.title')} lead={t('rights.usage.lead')}>
      {abilities.length > 0 ? (
        <WorkTable
          label={t('rights.usage.title')}
          columns={abilityColumns}
          rows={abilities}
          keyOf={({ abilityNo }) => String(abilityNo)}
        />
      ) : (
        <p className={styles.none}>{t('rights.usage.none')}</p>
      )}
    </WorkSection>
    {models.length > 0 && (
      <WorkSection title={t('rights.usage.models')} lead={t('rights.usage.modelsLead')}>
        <WorkTable
          label={t('rights.usage.models')}
          columns={modelColumns}
          rows={models}
          keyOf={({ abilityNo, chipId }) => `${abilityNo} ${chipId}`}
        />
      </WorkSection>
    )}
  </>
);
