import { Link } from 'react-router';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import type { ChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { chipById, deviceTypes, firmwareTypes } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import type { ChipAbility } from './chip-lookup-ability.ts';
import { firmwareName } from './chip-lookup-names.ts';
import styles from './chip-lookup-table.module.css';
import { useChipLookupUrl, withDevice } from './chip-lookup-url.ts';

const deviceOf = (chipId: number) => chipById.get(chipId)?.deviceType ?? null;

/** Returns the lookup of a chip on which the ability runs. Super brains keep the firmware, unless it is too old. */
const lookupOf = (lookup: ChipLookup, { guanlan2 }: ChipAbility, chipId: number): ChipLookup => {
  const other = { ...withDevice(lookup, { chipId, deviceType: null }), runs: true };
  return guanlan2 && other.firmwareType !== null ? { ...other, firmwareType: firmwareTypes.OPAI_V2 } : other;
};

/**
 * Lists where an ability runs that does not run on the choice: on newer firmware, else on chips of the same device
 * group, else on any chip.
 */
export const Instead = ({ lookup, ability }: { lookup: ChipLookup; ability: ChipAbility }) => {
  const urlOf = useChipLookupUrl();
  const siteUrl = useSiteUrl();
  const upgraded = { ...lookup, firmwareType: firmwareTypes.OPAI_V2, runs: true, pageNo: 1 };
  const same = ability.chips.filter(({ chipId }) => deviceOf(chipId) === lookup.deviceType);
  const upgrades = ability.reason === 'firmware';
  const named = upgrades ? [] : same.length > 0 ? same : ability.chips;
  const others = ability.chips.length - (upgrades ? same.length : named.length);
  const needsFirmware = ability.guanlan2 && named.some(({ chipId }) => deviceOf(chipId) === deviceTypes.brain);
  if (ability.chips.length === 0) return <>{t('catalogue.chipLookup.noInstead')}</>;
  return (
    <ul className={styles.chips}>
      {upgrades && (
        <li>
          <Link to={urlOf(upgraded)}>
            {t('catalogue.chipLookup.upgraded', { name: firmwareName(upgraded.firmwareType) })}
          </Link>
        </li>
      )}
      {named.map(({ chipId, chipName }) => (
        <li key={chipId}>
          <Link to={urlOf(lookupOf(lookup, ability, chipId))}>{chipName}</Link>
        </li>
      ))}
      {needsFirmware && <li className={styles.version}>{t('catalogue.chipLookup.newFirmwareOfBrains')}</li>}
      {others > 0 && (
        <li>
          <Link className={styles.others} to={siteUrl(`${abilityPath(ability.abilityNo)}#chips`)}>
            {t('catalogue.chipLookup.otherDevices', { count: others })}
          </Link>
        </li>
      )}
    </ul>
  );
};
