import { severities, type Severity } from '#contract/work-orders/kinds.ts';
import { t } from '#web/kit/texts.ts';
import styles from './severity-choice.module.css';

/** Chooses the severity of an order. */
export const SeverityChoice = ({
  severity,
  onChange,
}: {
  severity: Severity;
  onChange: (severity: Severity) => void;
}) => (
  <fieldset className={styles.choice}>
    <legend>{t('workOrders.create.severity')}</legend>
    <div className={styles.row}>
      {severities.map((one) => (
        <label key={one}>
          <input type="radio" name="severity" value={one} checked={one === severity} onChange={() => onChange(one)} />
          <span>
            {t(`workOrders.severity.${one}`)}
            <small>{t(`workOrders.severity.${one}.hint`)}</small>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
