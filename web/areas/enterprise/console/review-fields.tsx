import { Check, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReviewedField } from '#contract/enterprise/application.ts';
import { type ApplicationDetail, showApplicationPhone } from '#contract/enterprise/review-calls.ts';
import { enterpriseIndustries, labelOf, sizeBands, subjectKinds } from '#contract/enterprise/choices.ts';
import { makeCall } from '#web/kit/call.ts';
import { MaskedPhone } from '#web/kit/console/masked-phone.tsx';
import { t } from '#web/kit/texts.ts';
import { fieldName } from '../error-words.ts';
import { MarkEditor } from './mark-editor.tsx';
import type { Marks } from './marks.ts';
import styles from './review-fields.module.css';
import type { Compared } from './use-compared-licence.ts';

const ICON_PX = 16;

export const flagId = (field: ReviewedField) => `flag-${field}`;

const valuesOf = ({ applicationId, fields }: ApplicationDetail): readonly (readonly [ReviewedField, ReactNode])[] => [
  ['licenceFileId', null],
  ['subjectKind', labelOf(subjectKinds, fields.subjectKind)],
  ['enterpriseName', fields.enterpriseName],
  [
    'creditCode',
    <span key="code" className={styles.code}>
      {fields.creditCode}
    </span>,
  ],
  ['legalPerson', fields.legalPerson],
  ['regionCode', fields.regionName],
  ['address', fields.address],
  ['foundedOn', fields.foundedOn],
  ['termUntil', fields.isLongTerm ? t('enterprise.term.long') : fields.termUntil],
  ['sizeBand', labelOf(sizeBands, fields.sizeBand)],
  ['industry', labelOf(enterpriseIndustries, fields.industry)],
  [
    'website',
    fields.website === '' ? (
      t('enterprise.form.empty')
    ) : (
      <a key="site" href={fields.website} target="_blank" rel="noreferrer nofollow">
        {fields.website}
      </a>
    ),
  ],
  ['contactName', fields.contactName],
  [
    'contactPhone',
    <MaskedPhone
      key={applicationId}
      phone={fields.contactPhone}
      ask={() => makeCall(showApplicationPhone, { applicationId })}
    />,
  ],
  ['contactEmail', fields.contactEmail],
  ['other', null],
];

/** Shows a tick if the licence agrees with a field, and otherwise the value that was read. */
const Printed = ({ of }: { of: Compared | undefined }) => {
  if (!of) return null;
  if (of.agrees)
    return (
      <span className={styles.agrees} title={t('enterprise.reading.review.agrees')}>
        <Check size={ICON_PX} aria-label={t('enterprise.reading.review.agrees')} />
      </span>
    );
  return (
    <span className={styles.printed}>
      <bdi>{t('enterprise.reading.review.printed', { value: of.printed })}</bdi>
      {of.doubtful && <em>{t('enterprise.reading.review.doubtful')}</em>}
    </span>
  );
};

interface ReviewFieldsProps {
  application: ApplicationDetail;
  /** The values that were read in the licence. */
  compared: readonly Compared[];
  marks: Marks;
  /** `undefined` removes the mark. Absent if nothing can be marked. */
  onMark?: ((field: ReviewedField, reason: string | undefined) => void) | undefined;
}

/** Lists the values of the application. Each can be marked as wrong. */
export const ReviewFields = ({ application, compared, marks, onMark }: ReviewFieldsProps) => (
  <dl className={styles.fields}>
    {valuesOf(application)
      .filter(([, value]) => value !== null || onMark)
      .map(([field, value]) => {
        const name = field === 'other' ? t('enterprise.review.other') : fieldName(field);
        const reason = marks[field];
        const isMarked = reason !== undefined;
        return (
          <div key={field} className={`${styles.field}${isMarked ? ` ${styles.marked}` : ''}`}>
            <dt>{name}</dt>
            <dd>
              {typeof value === 'string' ? <bdi>{value}</bdi> : value}
              <Printed of={compared.find((one) => one.field === field)} />
            </dd>
            {onMark && (
              <dd className={styles.act}>
                <button
                  id={flagId(field)}
                  type="button"
                  className={styles.flag}
                  aria-pressed={isMarked}
                  aria-label={
                    field === 'other' ? t('enterprise.review.markOther') : t('enterprise.review.markOf', { name })
                  }
                  title={t('enterprise.review.mark')}
                  onClick={() => onMark(field, isMarked ? undefined : '')}
                >
                  <Flag size={ICON_PX} aria-hidden="true" />
                </button>
              </dd>
            )}
            {onMark && isMarked && (
              <dd className={styles.editor}>
                <MarkEditor field={field} reason={reason} onChange={(words) => onMark(field, words)} />
              </dd>
            )}
          </div>
        );
      })}
  </dl>
);
