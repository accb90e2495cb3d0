import type { ReferenceError, ReferenceField } from '#contract/api/reference-calls.ts';
import { Link } from 'react-router';
import { t } from '#web/kit/texts.ts';
import styles from './api-reference.module.css';

/** The fields of a request or an answer. */
export const FieldTable = ({ fields, isRequest }: { fields: readonly ReferenceField[]; isRequest?: boolean }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it.
  <div className={styles.table} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('reference.field')}</th>
          <th scope="col">{t('reference.type')}</th>
          <th scope="col">{t('reference.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, type, required, limits, text }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
              {isRequest && required && <span className={styles.required}>{t('reference.required')}</span>}
            </th>
            <td>{type}</td>
            <td>
              {text}
              {limits !== '' && <span className={styles.limits}>{limits}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The errors of a call, each with its page. */
export const ErrorTable = ({ errors }: { errors: readonly ReferenceError[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users scroll it.
  <div className={styles.table} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('reference.code')}</th>
          <th scope="col">{t('reference.status')}</th>
          <th scope="col">{t('reference.reason')}</th>
          <th scope="col">{t('reference.remedy')}</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ code, status, msg, remedy, path }) => (
          <tr key={code}>
            <th scope="row">
              <Link to={path}>{code}</Link>
            </th>
            <td>{status}</td>
            <td>{msg}</td>
            <td>{remedy}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
