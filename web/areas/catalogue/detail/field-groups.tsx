import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';
import styles from './label-section.module.css';

/** A field of one of several kinds is named `kind·field`. */
const SEPARATOR = '·';

/** Fields by the kind that their names begin with, in the order in which they come. */
const groupsOf = (names: readonly string[]) => {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const [field = '', kind = ''] = name.split(SEPARATOR).reverse();
    groups.set(kind, (groups.get(kind) || []).concat(field));
  }
  return Array.from(groups);
};

/** What is returned without being a class: fields of documents, points, readings. */
export const FieldGroups = ({ labels }: { labels: AbilityDetail['label'] }) => {
  const groups = groupsOf(labels.map(({ labelName }) => labelName));
  return (
    <dl className={styles.groups}>
      {groups.map(([kind, fields]) => (
        <div key={kind}>
          <dt>
            {t('catalogue.detail.fields', { kind: kind || t('catalogue.detail.fieldsOfAll'), count: fields.length })}
          </dt>
          <dd>
            <ul>
              {fields.map((field) => (
                <li key={field} className={styles.box}>
                  {field}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
};
