import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { deviceTypes } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import type { ChipAbility } from './chip-lookup-ability.ts';
import { Instead } from './chip-lookup-instead.tsx';
import styles from './chip-lookup-table.module.css';
import { useChipLookupUrl } from './chip-lookup-url.ts';

interface RowProps {
  lookup: ChipLookup;
  ability: ChipAbility;
}

const versionOf = (version: string | undefined) =>
  version ? t('catalogue.detail.chips.version', { version }) : t('catalogue.chipLookup.anyVersion');

/** The minimum versions on the chosen chips; for a single chip only its version. */
const Versions = ({ lookup, ability }: RowProps) => {
  const urlOf = useChipLookupUrl();
  if (lookup.chipId !== null) return <>{versionOf(ability.chips[0]?.version)}</>;
  return (
    <ul className={styles.chips}>
      {ability.chips.map(({ chipId, chipName, version }) => (
        <li key={chipId}>
          <Link to={urlOf({ chipId, firmwareType: lookup.firmwareType })}>{chipName}</Link>
          {version && <span className={styles.version}>{versionOf(version)}</span>}
        </li>
      ))}
    </ul>
  );
};

const reasonOf = ({ chipId }: ChipLookup, { reason }: ChipAbility) => {
  if (reason === 'firmware') return t('catalogue.chipLookup.newFirmware');
  return t(chipId === null ? 'catalogue.chipLookup.reason.device' : 'catalogue.chipLookup.reason.chip');
};

interface Column {
  title: string;
  cell: (row: RowProps) => ReactNode;
}

/**
 * Returns the columns next to the ability's name: what it requires on the chosen device, or why it does not run and
 * where it does.
 */
export const columnsOf = (lookup: ChipLookup): Column[] => {
  const model = { title: t('catalogue.detail.modelType'), cell: ({ ability }: RowProps) => ability.modelTypeCn };
  if (!lookup.runs)
    return [
      model,
      { title: t('catalogue.chipLookup.reason'), cell: ({ ability }) => reasonOf(lookup, ability) },
      { title: t('catalogue.chipLookup.instead'), cell: (row) => <Instead {...row} /> },
    ];
  const versions = {
    title: t(lookup.chipId === null ? 'catalogue.chipLookup.chipVersions' : 'catalogue.chipLookup.version'),
    cell: (row: RowProps) => <Versions {...row} />,
  };
  const firmware = {
    title: t('catalogue.chipLookup.mainControl'),
    cell: ({ ability }: RowProps) =>
      t(ability.guanlan2 ? 'catalogue.chipLookup.newFirmware' : 'catalogue.chipLookup.anyFirmware'),
  };
  return lookup.deviceType === deviceTypes.brain ? [model, versions, firmware] : [model, versions];
};
