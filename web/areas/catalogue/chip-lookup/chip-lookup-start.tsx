import { Link } from 'react-router';
import { chips, deviceTypes } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import type { ChipCounts } from './chip-lookup-counts.ts';
import { DeviceTable } from './chip-lookup-device-table.tsx';
import { FirmwareTable } from './chip-lookup-firmware-table.tsx';
import styles from './chip-lookup-start.module.css';
import { useChipLookupUrl } from './chip-lookup-url.ts';

/** The start page of the lookup: all chips by device group, and the firmware generations. */
export const ChipLookupStart = ({ counts }: { counts: ChipCounts }) => {
  const urlOf = useChipLookupUrl();
  return (
    <>
      <section className={styles.section} aria-labelledby="all-chips">
        <h2 id="all-chips" tabIndex={-1}>
          {t('catalogue.chipLookup.allChips')}
        </h2>
        <p>{t('catalogue.chipLookup.allChipsLead', { chips: chips.length, total: counts.total })}</p>
        <div className={styles.devices}>
          {Object.values(deviceTypes).map((deviceType) => (
            <div key={deviceType}>
              <DeviceTable deviceType={deviceType} counts={counts} />
            </div>
          ))}
        </div>
        {chips
          .filter((chip) => chip.deviceType === null)
          .map(({ chipId, chipName }) => (
            <p key={chipId} className={styles.note}>
              <Link to={urlOf({ chipId })}>{chipName}</Link>
              {t('catalogue.chipLookup.noDeviceNote')}
            </p>
          ))}
      </section>
      <section className={styles.section} aria-labelledby="firmware">
        <h2 id="firmware">{t('catalogue.chipLookup.firmwareTitle')}</h2>
        <p>{t('catalogue.chipLookup.firmwareLead')}</p>
        <FirmwareTable counts={counts} />
      </section>
    </>
  );
};
