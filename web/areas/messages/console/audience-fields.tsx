import { Form, Input, Radio, Select } from 'antd';
import { accountRoles } from '#contract/kit/roles.ts';
import { audienceAuthStatuses, audienceUserRoles } from '#contract/messages/audience.ts';
import { NAMED_MAXIMUM } from '#contract/messages/limits.ts';
import { accountRoleWord, authStatusWord, userRoleWord } from '#web/kit/shell/account-words.ts';
import { t } from '#web/kit/texts.ts';
import styles from './audience-fields.module.css';
import { audienceOf, audienceRoleGroups, type ComposeValues, namesIn } from './compose-values.ts';

const ways = ['all', 'chosen', 'named'] as const;

interface AudienceList {
  name: 'authStatuses' | 'userRoles' | 'roleGroups';
  options: () => { value: number | string; label: string }[];
}

/** The lists of conditions. A list without a choice matches any account. */
const lists: readonly AudienceList[] = [
  {
    name: 'authStatuses',
    options: () => audienceAuthStatuses.map((value) => ({ value, label: t(authStatusWord(value)) })),
  },
  { name: 'userRoles', options: () => audienceUserRoles.map((value) => ({ value, label: t(userRoleWord(value)) })) },
  {
    name: 'roleGroups',
    options: () => audienceRoleGroups.map((value) => ({ value, label: t(accountRoleWord(accountRoles[value][0])) })),
  },
];

const checkNames = (text: string) => {
  const count = namesIn(text).length;
  if (count === 0) return Promise.reject(new Error(t('sendings.namesMissing')));
  return count > NAMED_MAXIMUM
    ? Promise.reject(new Error(t('sendings.namesTooMany', { most: NAMED_MAXIMUM, count })))
    : Promise.resolve();
};

interface AudienceFieldsProps {
  values: ComposeValues;
  /** Whether the operator wants to send, so that a missing choice is an error. */
  isAsked: boolean;
}

/** Focuses what has to be corrected: the button that drops useless names, an empty list of conditions, or the first choice. */
export const focusAudience = (fields: Element | null): void => {
  const controls = ['[role="status"] button', '[role="combobox"]', 'textarea', 'input'];
  const control = controls.map((selector) => fields?.querySelector<HTMLElement>(selector)).find((found) => found);
  control?.focus();
};

/** The fields that choose the recipients of a message. */
export const AudienceFields = ({ values, isAsked }: AudienceFieldsProps) => (
  <>
    <Form.Item name="to" label={t('sendings.to')}>
      <Radio.Group options={ways.map((value) => ({ value, label: t(`sendings.to.${value}`) }))} />
    </Form.Item>
    {values.to === undefined && <p className={isAsked ? styles.fault : styles.hint}>{t('sendings.toMissing')}</p>}
    {values.to === 'chosen' && (
      <>
        <div className={styles.lists}>
          {lists.map(({ name, options }) => (
            <Form.Item key={name} name={name} label={t(`sendings.${name}`)}>
              <Select mode="multiple" allowClear placeholder={t('sendings.any')} options={options()} />
            </Form.Item>
          ))}
        </div>
        <p className={audienceOf(values) ? styles.hint : styles.fault}>{t('sendings.chosenHint')}</p>
      </>
    )}
    {values.to === 'named' && (
      <Form.Item
        name="names"
        label={t('sendings.names')}
        extra={t('sendings.namesHint', { count: NAMED_MAXIMUM })}
        rules={[{ validator: (_rule, text: string) => checkNames(text) }]}
        validateTrigger="onBlur"
      >
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 10 }} spellCheck={false} />
      </Form.Item>
    )}
  </>
);
