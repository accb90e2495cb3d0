import { diffWordsWithSpace } from 'diff';
import type { Fields } from '#contract/kit/content/fields.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { t } from '#web/kit/texts.ts';
import { differencesOf } from './differences.ts';
import { placeText } from './validation-error-list.tsx';
import styles from './entry.module.css';

const shown = (value: unknown): string => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
};

/** Two texts side by side, with the words that differ marked. */
const Sides = ({ before, after }: { before: unknown; after: unknown }) => {
  const words = diffWordsWithSpace(shown(before), shown(after), { intlSegmenter: segmenter });
  return (
    <div className={styles.sides}>
      <div className={styles.side}>
        {before === undefined && <span className={styles.absent}>{t('content.absent')}</span>}
        {words
          .filter(({ added }) => !added)
          .map(({ value, removed }, at) => (removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>))}
      </div>
      <div className={styles.side}>
        {after === undefined && <span className={styles.absent}>{t('content.absent')}</span>}
        {words
          .filter(({ removed }) => !removed)
          .map(({ value, added }, at) => (added ? <ins key={at}>{value}</ins> : <span key={at}>{value}</span>))}
      </div>
    </div>
  );
};

/** Chinese has no spaces between words. Browsers that are too old for a segmenter compare by spaces. */
const Segmenter = Reflect.get(Intl, 'Segmenter') as typeof Intl.Segmenter | undefined;
const segmenter = Segmenter && new Segmenter('zh', { granularity: 'word' });

interface DifferenceListProps {
  kind: string;
  fields: Fields;
  before: Payload;
  after: Payload;
  titles: readonly [before: string, after: string];
}

/** Everything that differs between two payloads, field by field and word by word. */
export const DifferenceList = ({ kind, fields, before, after, titles }: DifferenceListProps) => {
  const differences = differencesOf(fields, before, after);
  if (differences.length === 0) return <p className={styles.fine}>{t('content.noDifferences')}</p>;
  return (
    <div>
      <div className={styles.sides} aria-hidden="true">
        {titles.map((title) => (
          <div key={title} className={styles.sideTitle}>
            {title}
          </div>
        ))}
      </div>
      {differences.map(({ path, before: one, after: other }) => (
        <section key={path} className={styles.difference} aria-label={placeText(kind, path)}>
          <h2 className={styles.place}>{placeText(kind, path)}</h2>
          <Sides before={one} after={other} />
        </section>
      ))}
    </div>
  );
};
