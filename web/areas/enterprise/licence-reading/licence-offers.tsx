import { CircleCheck, ScanText } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import { placesOf, useRegions } from '../certification/form/fields/use-regions.ts';
import { fieldName } from '../error-words.ts';
import type { FormValues } from '../form-values.ts';
import styles from './licence-offers.module.css';
import { type Offer, offersOf, takenOver } from './offers.ts';
import { useLicenceReading } from './use-licence-reading.ts';

const ICON_PX = 16;

interface LicenceOffersProps {
  /** Of the uploaded picture; empty without one. */
  fileId: string;
  values: FormValues;
  onTake: (change: Partial<FormValues>) => void;
}

/** A field that was read. Nothing is taken over without a click. */
const OfferRow = ({ offer: { field, words, state, doubtful }, onTake }: { offer: Offer; onTake: () => void }) => (
  <li className={styles.offer}>
    <span className={styles.name}>{fieldName(field)}</span>
    <span className={styles.value}>
      <bdi>{words}</bdi>
      {doubtful && state !== 'same' && <em className={styles.doubtful}>{t('enterprise.reading.doubtful')}</em>}
    </span>
    {state === 'same' ? (
      <span className={styles.same}>
        <CircleCheck size={ICON_PX} aria-hidden="true" />
        {t('enterprise.reading.same')}
      </span>
    ) : (
      <button
        type="button"
        className={styles.take}
        aria-label={t(state === 'empty' ? 'enterprise.reading.takeOf' : 'enterprise.reading.replaceOf', {
          name: fieldName(field),
        })}
        onClick={onTake}
      >
        {t(state === 'empty' ? 'enterprise.reading.take' : 'enterprise.reading.replace')}
      </button>
    )}
  </li>
);

/** Offers what our engine reads in the licence, to be taken over one by one or all at once. */
export const LicenceOffers = ({ fileId, values, onTake }: LicenceOffersProps) => {
  const { reading, again } = useLicenceReading(fileId);
  const { province, city, district } = placesOf(useRegions().regions, values.regionCode);
  if (reading.state === 'none') return null;
  if (reading.state === 'reading')
    return (
      <p className={styles.line} role="status">
        <ScanText size={ICON_PX} aria-hidden="true" />
        {t('enterprise.reading.busy')}
      </p>
    );
  if (reading.state === 'failed')
    return (
      <p className={styles.line} role="status">
        {t('enterprise.reading.failed')}
        <button type="button" className={styles.again} onClick={again}>
          {t('enterprise.reading.again')}
        </button>
      </p>
    );

  const { printed } = reading;
  const regionName = [province, city, district].map((place) => place?.name ?? '').join('');
  const offers = offersOf(printed, values, regionName);
  const [empty, other] = [
    offers.filter(({ state }) => state === 'empty'),
    offers.filter(({ state }) => state === 'other'),
  ];
  if (offers.length === 0)
    return (
      <p className={styles.line} role="status">
        {t('enterprise.reading.nothing')}
      </p>
    );
  return (
    <section className={styles.offers} aria-label={t('enterprise.reading.title')}>
      <p className={styles.head} role="status">
        <ScanText size={ICON_PX} aria-hidden="true" />
        {empty.length + other.length === 0
          ? t('enterprise.reading.allSame', { count: offers.length })
          : t('enterprise.reading.found', { count: offers.length })}
      </p>
      {empty.length + other.length > 0 && (
        <>
          <ul>
            {offers.map((offer) => (
              <OfferRow key={offer.field} offer={offer} onTake={() => onTake(takenOver(offer.field, printed))} />
            ))}
          </ul>
          {empty.length > 0 && (
            <button
              type="button"
              className="button button-plain"
              onClick={() => onTake(Object.assign({}, ...empty.map(({ field }) => takenOver(field, printed))))}
            >
              {other.length === 0
                ? t('enterprise.reading.takeAll', { count: empty.length })
                : t('enterprise.reading.takeEmpty', { count: empty.length })}
            </button>
          )}
          <p className={styles.note}>{t('enterprise.reading.note')}</p>
        </>
      )}
    </section>
  );
};
