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

const Fields = ({ fields }: { fields: readonly string[] }) => (
  <ul>
    {fields.map((field) => (
      <li key={field} className={styles.box}>
        {field}
      </li>
    ))}
  </ul>
);

/** More groups than this are folded. */
const OPEN_GROUPS = 3;

/** The results that are no classes: fields of documents, points and readings. */
export const FieldGroups = ({ labels }: { labels: AbilityDetail['label'] }) => {
  const groups = groupsOf(labels.map(({ labelName }) => labelName));
  const nameOf = (kind: string, fields: readonly string[]) =>
    t('catalogue.detail.fields', { kind: kind || t('catalogue.detail.fieldsOfAll'), count: fields.length });
  if (groups.length > OPEN_GROUPS)
    return (
      <div className={styles.folded}>
        {groups.map(([kind, fields]) => (
          <details key={kind}>
            <summary>{nameOf(kind, fields)}</summary>
            <Fields fields={fields} />
          </details>
        ))}
      </div>
    );
  return (
    <dl className={styles.groups}>
      {groups.map(([kind, fields]) => (
        <div key={kind}>
          <dt>{nameOf(kind, fields)}</dt>
          <dd>
            <Fields fields={fields} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
