import { t } from '#web/kit/texts.ts';
import { SelectField } from '#web/kit/form/select-field.tsx';
import { fieldName } from '#web/areas/enterprise/error-words.ts';
import { FieldPlace } from './field-place.tsx';
import styles from './region-field.module.css';
import type { ApplicationForm } from '../../use-application.ts';
import { placesOf, useRegions } from './use-regions.ts';

const optionsOf = (regions: readonly { code: string; name: string }[] = []) =>
  regions.map(({ code, name }) => ({ value: code, label: name }));

/** Selects of province, city and district. Each offers the places within the choice before it. */
export const RegionField = ({ form: { values, messageAt, set } }: { form: ApplicationForm }) => {
  const { regions, failed, retry } = useRegions();
  const { province, city, district } = placesOf(regions, values.regionCode);
  /** Clearing a choice keeps the one above it. */
  const choose = (code: string, above = '') => set({ regionCode: code || above });
  const error = messageAt('regionCode');
  const common = {
    prompt: t('enterprise.choose'),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? 'region-fault' : undefined,
  };
  return (
    <FieldPlace field="regionCode">
      <fieldset className={styles.region}>
        <legend>{fieldName('regionCode')}</legend>
        <div className={styles.parts}>
          <SelectField
            {...common}
            label={t('enterprise.region.province')}
            options={optionsOf(regions)}
            value={province?.code ?? ''}
            onChange={({ target }) => choose(target.value)}
          />
          <SelectField
            {...common}
            label={t('enterprise.region.city')}
            options={optionsOf(province?.children)}
            value={city?.code ?? ''}
            disabled={!province}
            onChange={({ target }) => choose(target.value, province?.code)}
          />
          <SelectField
            {...common}
            label={t('enterprise.region.district')}
            options={optionsOf(city?.children)}
            value={district?.code ?? ''}
            disabled={!city}
            onChange={({ target }) => choose(target.value, city?.code)}
          />
        </div>
        <p id="region-fault" className={styles.fault}>
          {error}
          {failed && (
            <>
              {t('enterprise.region.failed')}
              <button type="button" className={styles.retry} onClick={retry}>
                {t('enterprise.region.retry')}
              </button>
            </>
          )}
        </p>
      </fieldset>
    </FieldPlace>
  );
};
