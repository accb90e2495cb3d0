import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { t } from '#web/kit/texts.ts';
import { fieldName } from '../error-words.ts';
import styles from './review-checks.module.css';
import type { ComparedLicence } from './use-compared-licence.ts';

const ICON_PX = 16;
const DAY_MS = 24 * 3_600_000;
const TERM_WARNING_DAYS = 30;

type Level = 'right' | 'note' | 'warning';
const icons = { right: CircleCheck, note: Info, warning: TriangleAlert };

/** Returns what came of reading the licence. */
const readingCheck = ({ state, compared }: ComparedLicence): readonly [Level, string] | undefined => {
  if (state === 'none') return undefined;
  if (state !== 'read') return ['note', t(`enterprise.reading.review.${state}`)];
  if (compared.length === 0) return ['note', t('enterprise.reading.review.nothing')];
  const names = compared.flatMap(({ field, agrees }) => (agrees ? [] : [fieldName(field)]));
  return names.length === 0
    ? ['right', t('enterprise.reading.review.same', { count: compared.length })]
    : ['warning', t('enterprise.reading.review.other', { count: names.length, names: names.join('、') })];
};

/** Returns the results of the automatic checks; `now` is ISO 8601. */
const checksOf = (
  { asPrinted, certifiedBy, earlierName, isOwnPhone, fields, state }: ApplicationDetail,
  now: string,
  licence: ComparedLicence,
): readonly (readonly [Level, string])[] => {
  const checks: (readonly [Level, string])[] = [
    asPrinted
      ? ['warning', t('enterprise.review.check.sumAsPrinted')]
      : ['right', t('enterprise.review.check.sumRight')],
    certifiedBy === null
      ? ['right', t('enterprise.review.check.codeFree')]
      : ['warning', t('enterprise.review.check.codeTaken', { name: certifiedBy })],
  ];
  const reading = readingCheck(licence);
  if (reading) checks.unshift(reading);
  if (earlierName !== null) checks.push(['note', t('enterprise.review.check.nameChanged', { name: earlierName })]);
  checks.push(
    isOwnPhone ? ['right', t('enterprise.review.check.ownPhone')] : ['note', t('enterprise.review.check.otherPhone')],
  );
  const endsSoon = !fields.isLongTerm && Date.parse(fields.termUntil) - Date.parse(now) < TERM_WARNING_DAYS * DAY_MS;
  if (endsSoon && state === applicationStates.inReview)
    checks.push(['note', t('enterprise.review.check.termEnds', { days: TERM_WARNING_DAYS })]);
  return checks;
};

interface ReviewChecksProps {
  application: ApplicationDetail;
  /** ISO 8601. */
  now: string;
  licence: ComparedLicence;
}

/** Shows the checks that a reviewer does not have to make. */
export const ReviewChecks = ({ application, now, licence }: ReviewChecksProps) => (
  <ul className={styles.checks} aria-label={t('enterprise.review.checks')}>
    {checksOf(application, now, licence).map(([level, words]) => {
      const Icon = icons[level];
      return (
        <li key={words} className={styles[level]}>
          <Icon size={ICON_PX} aria-hidden="true" />
          {words}
        </li>
      );
    })}
    {licence.state === 'failed' && (
      <li>
        <button type="button" className={styles.again} onClick={licence.again}>
          {t('enterprise.reading.again')}
        </button>
      </li>
    )}
  </ul>
);
