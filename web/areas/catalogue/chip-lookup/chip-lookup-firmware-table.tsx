import { Link } from 'react-router';
import { bigVersions, deviceTypes } from '#contract/catalogue/chips.ts';
import { t } from '#web/kit/texts.ts';
import { CountBar } from './chip-lookup-bar.tsx';
import type { ChipCounts } from './chip-lookup-counts.ts';
import styles from './chip-lookup-start.module.css';
import { useChipLookupUrl } from './chip-lookup-url.ts';

/** The firmware generations of super brains, each with the number of abilities that run on it. */
export const FirmwareTable = ({ counts }: { counts: ChipCounts }) => {
  const urlOf = useChipLookupUrl();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.chipLookup.firmware')}</th>
          <th scope="col">{t('catalogue.chipLookup.mainControl')}</th>
          <th scope="col">{t('catalogue.chipLookup.runnable')}</th>
        </tr>
      </thead>
      <tbody>
        {bigVersions.map(({ name, mainControl, firmwareType }, at) => (
          <tr key={name}>
            <th scope="row">
              <Link to={urlOf({ deviceType: deviceTypes.brain, firmwareType })}>{name}</Link>
            </th>
            <td>{mainControl}</td>
            <td>
              <CountBar count={counts.byFirmware[at] ?? 0} total={counts.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
