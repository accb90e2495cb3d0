import { Link } from 'react-router';
import type { AnswerOf } from '#contract/call.ts';
import type { listModels } from '#contract/trial/packages.ts';
import { type Column, WorkTable } from '#web/shell/work-table.tsx';
import { t } from '#web/texts.ts';
import { type EngineKind, modelRoomUrl } from './models-address.ts';
import styles from './models.module.css';

export type ModelAbility = AnswerOf<typeof listModels>['list'][number];

export const engineKindOf = ({ engine }: Pick<ModelAbility, 'engine'>): EngineKind => engine?.kind ?? 'none';

const engineWords = ({ engine }: ModelAbility): string => {
  if (!engine) return t('models.engine.none');
  const { model, version } = engine;
  return t(`models.engine.${engine.kind}`, { model, version });
};

const columnsFor = (engine: EngineKind | undefined): readonly Column<ModelAbility>[] => [
  {
    title: 'models.ability',
    cell: ({ abilityNo, abilityName }) => (
      <strong>
        {abilityName}
        <span className={styles.no}>{abilityNo}</span>
      </strong>
    ),
  },
  {
    title: 'models.engine',
    cell: (ability) => (
      <span className={engineKindOf(ability) === 'none' ? styles.none : undefined}>{engineWords(ability)}</span>
    ),
  },
  { title: 'models.packages', cell: ({ packages }) => t('models.packagesCount', { count: packages }) },
  { title: 'models.downloads', cell: ({ downloads }) => downloads },
  {
    title: 'models.acts',
    cell: ({ abilityNo, abilityName }) => (
      <Link to={modelRoomUrl({ abilityNo, engine })}>
        <span className="sr-only">{abilityName}：</span>
        {t('models.manage')}
      </Link>
    ),
  },
];

/** The abilities, and which engine answers for each. */
export const ModelsTable = ({ list, engine }: { list: readonly ModelAbility[]; engine: EngineKind | undefined }) => (
  <WorkTable
    label={t('models.ability')}
    columns={columnsFor(engine)}
    rows={list}
    keyOf={({ abilityNo }) => String(abilityNo)}
  />
);
