import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { t } from '#web/kit/texts.ts';
import styles from './label-section.module.css';

/** Separates kind and field in a name such as `kind·field`. */
const SEPARATOR = '·';

/** Groups fields by the kind at the beginning of their names, in their original order. */
const groupsOf = (names: readonly string[]) => {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const [field = '', kind = ''] = name.split(SEPARATOR).reverse();
    groups.set(kind, (groups.get(kind) || []).concat(field));
  }
  return Array.from(groups);
};

/** The results that are no classes: fields of documents, points and readings. */
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
