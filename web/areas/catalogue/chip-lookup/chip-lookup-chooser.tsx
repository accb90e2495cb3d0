import { Link } from 'react-router';
import type { ChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { bigVersions, type Chip, chips, deviceTitles, deviceTypes } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import styles from './chip-lookup-chooser.module.css';
import { useChipLookupUrl, withDevice } from './chip-lookup-url.ts';

/** A link of the chooser. It keeps the scroll position. */
const Choice = ({ lookup, chosen, name }: { lookup: ChipLookup; chosen: boolean; name: string }) => {
  const urlOf = useChipLookupUrl();
  return (
    <Link to={urlOf(lookup)} preventScrollReset aria-current={chosen ? 'true' : undefined}>
      {name}
    </Link>
  );
};

const Chips = ({ lookup, chips: shown }: { lookup: ChipLookup; chips: readonly Chip[] }) => (
  <ul>
    {shown.map(({ chipId, chipName, deviceType }) => (
      <li key={chipId}>
        <Choice lookup={withDevice(lookup, { chipId, deviceType })} chosen={chipId === lookup.chipId} name={chipName} />
      </li>
    ))}
  </ul>
);

const FirmwareRow = ({ lookup }: { lookup: ChipLookup }) => {
  const any = { name: t('catalogue.chipLookup.anyFirmware'), mainControl: '', firmwareType: null };
  return (
    <div className={styles.firmware} role="group" aria-label={t('catalogue.chipLookup.firmware')}>
      <p>{t('catalogue.chipLookup.firmware')}</p>
      <ul>
        {[any, ...bigVersions].map(({ name, mainControl, firmwareType }) => (
          <li key={name}>
            <Choice
              lookup={{ ...lookup, firmwareType, pageNo: 1 }}
              chosen={firmwareType === lookup.firmwareType}
              name={mainControl === '' ? name : t('catalogue.chipLookup.generation', { name, mainControl })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * The device groups, their chips unless the page lists them all anyway, and for super brains the firmware generations.
 * On a narrow page only the chosen group shows its chips.
 */
export const ChipChooser = ({ lookup, withChips }: { lookup: ChipLookup; withChips: boolean }) => (
  <nav
    className={withChips ? styles.chooser : `${styles.chooser} ${styles.devices}`}
    aria-label={t('catalogue.chipLookup.choose')}
  >
    {Object.values(deviceTypes).map((deviceType) => (
      <div
        key={deviceType}
        role="group"
        aria-label={deviceTitles[deviceType]}
        className={deviceType === lookup.deviceType ? `${styles.group} ${styles.open}` : styles.group}
      >
        <p>
          <Choice
            lookup={withDevice(lookup, { chipId: null, deviceType })}
            chosen={deviceType === lookup.deviceType && lookup.chipId === null}
            name={deviceTitles[deviceType]}
          />
        </p>
        {withChips && <Chips lookup={lookup} chips={chips.filter((chip) => chip.deviceType === deviceType)} />}
      </div>
    ))}
    {withChips && (
      <div role="group" aria-label={t('catalogue.chipLookup.noDevice')} className={`${styles.group} ${styles.none}`}>
        <p>{t('catalogue.chipLookup.noDevice')}</p>
        <Chips lookup={lookup} chips={chips.filter((chip) => chip.deviceType === null)} />
      </div>
    )}
    {lookup.deviceType === deviceTypes.brain && <FirmwareRow lookup={lookup} />}
  </nav>
);
