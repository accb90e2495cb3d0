import type { AddressField, ChoiceField, Field, Fields, IconField } from '#contract/kit/content/fields.ts';
import { t } from '#web/kit/texts.ts';
import { Icon } from '#web/kit/ui/icon.tsx';
import { choiceLabel, withoutPlaces } from '../../../kinds.ts';
import { type Path, pathText } from '../../payload-path.ts';
import { useFielding } from '../field-context.ts';
import { SmallPicture } from '../pictures/small-picture.tsx';
import styles from './item-summary.module.css';

/** This many texts of an item distinguish it from the others. */
const SUMMARY_TEXTS = 2;
const ICON_PX = 20;
type Item = Readonly<Record<string, unknown>>;

const textsOf = (field: Field, value: unknown): string[] => {
  if (field.type === 'group')
    return Object.entries(field.fields as Fields).flatMap(([name, inner]) =>
      textsOf(inner, (value as Item | undefined)?.[name]),
    );
  // Words that belong together count as one text of an item.
  if (field.type === 'list' && field.item.type === 'text') {
    const words = (Array.isArray(value) ? value : []).filter((word) => typeof word === 'string' && word.trim() !== '');
    return words.length > 0 ? [words.join('、')] : [];
  }
  // A text with a pattern is an internal name.
  return field.type === 'text' && !field.pattern && typeof value === 'string' && value.trim() !== ''
    ? [value.trim()]
    : [];
};

/** Returns the texts that distinguish an item from the others. */
export const summaryTexts = (item: Field, value: unknown): string[] => [...new Set(textsOf(item, value))];

const entriesOf = (item: Field): [string, Field][] =>
  item.type === 'group' ? Object.entries(item.fields as Fields) : [];

/** The first field that is a choice: it shows what an item is. */
const kindField = (item: Field): [string, ChoiceField] | undefined => {
  const [first] = entriesOf(item);
  return first?.[1].type === 'choice' ? (first as [string, ChoiceField]) : undefined;
};

const valueOfType = (item: Field, value: unknown, type: (AddressField | IconField)['type']): string => {
  const found = entriesOf(item)
    .filter(([, field]) => field.type === type)
    .map(([name]) => (value as Item | undefined)?.[name]);
  return found.find((one): one is string => typeof one === 'string' && one !== '') ?? '';
};

/** The summary of an item in a list: its picture or icon, its kind, and its first texts. */
export const ItemSummary = ({ item, value, path }: { item: Field; value: unknown; path: Path }) => {
  const { kind } = useFielding();
  const choice = kindField(item);
  const chosen = choice && (value as Item | undefined)?.[choice[0]];
  const label =
    choice && (typeof chosen === 'number' || typeof chosen === 'string')
      ? choiceLabel(kind, withoutPlaces(pathText([...path, choice[0]])), chosen, choice[1].names)
      : '';
  const texts = summaryTexts(item, value)
    .filter((text) => text !== label)
    .slice(0, SUMMARY_TEXTS);
  const picture = valueOfType(item, value, 'picture');
  const icon = valueOfType(item, value, 'icon');
  return (
    <>
      {picture !== '' && (
        <span className={styles.picture}>
          <SmallPicture value={picture} />
        </span>
      )}
      {picture === '' && icon !== '' && (
        <span className={styles.icon}>
          <Icon name={icon} size={ICON_PX} />
        </span>
      )}
      {label !== '' && <span className={styles.kind}>{label}</span>}
      <span className={styles.text}>{texts.join(' · ') || (label === '' && t('content.untitled'))}</span>
    </>
  );
};
