import { DatePicker, Form, type FormRule, Input, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { dayOf } from '#contract/kit/day-of.ts';
import { fieldError, isPast, lengthOf, type TypedField } from '#contract/organisation/fields.ts';
import { LAST_DAY, NOTE_MAXIMUM } from '#contract/organisation/limits.ts';
import { t } from '#web/kit/texts.ts';
import styles from './edit-form.module.css';
import { GroupField } from './group-field.tsx';
import { ItemChoice } from './item-choice.tsx';
import { dayText } from './typed.ts';
import { fieldErrorText, roles, roleSentence, roleWord } from '../labels.ts';

/** Applies the same rules as the server. */
const ruleOf = (field: TypedField): FormRule => ({
  validator: async (_, value: string) => {
    const error = fieldError(field, value);
    if (error) throw new Error(fieldErrorText(field, error));
  },
});
const onBlur = { validateTrigger: ['onBlur', 'onSubmit'] };
const optional = (name: string) => (
  <>
    {name}
    <span className={styles.optional}>{t('subAccounts.form.optional')}</span>
  </>
);

/** The fields that identify a sub-account. The login name cannot be changed later. */
export const WhoFields = ({ isNew, enterpriseNo }: { isNew: boolean; enterpriseNo: string }) => (
  <>
    <Form.Item
      name="loginName"
      label={t('subAccounts.column.loginName')}
      extra={isNew && t('subAccounts.form.loginName.hint')}
      rules={isNew ? [ruleOf('loginName')] : []}
      {...onBlur}
    >
      <Input
        disabled={!isNew}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        suffix={<span className={styles.suffix}>@{enterpriseNo}</span>}
      />
    </Form.Item>
    <Form.Item
      name="subAccountName"
      label={t('subAccounts.column.subAccountName')}
      rules={[ruleOf('subAccountName')]}
      {...onBlur}
    >
      <Input autoComplete="off" />
    </Form.Item>
    <Form.Item
      name="phone"
      label={t('subAccounts.column.phone')}
      extra={t('subAccounts.form.phone.hint')}
      rules={[ruleOf('phone')]}
      {...onBlur}
    >
      <Input type="tel" inputMode="numeric" autoComplete="off" />
    </Form.Item>
    <Form.Item name="email" label={optional(t('subAccounts.column.email'))} rules={[ruleOf('email')]} {...onBlur}>
      <Input type="email" autoComplete="off" />
    </Form.Item>
  </>
);

/** The fields for the role and rights of a sub-account. */
export const RightsFields = ({ groups }: { groups: readonly string[] }) => (
  <>
    <Form.Item name="accountRole" label={t('subAccounts.column.accountRole')}>
      <Radio.Group className={styles.roles as string}>
        {roles.map((role) => (
          <Radio key={role} value={role}>
            <strong>{roleWord(role)}</strong>
            <span className={styles.what}>{roleSentence(role)}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
    <Form.Item
      name="groupName"
      label={optional(t('subAccounts.column.groupName'))}
      extra={t('subAccounts.form.groupName.hint')}
      rules={[ruleOf('groupName')]}
      {...onBlur}
    >
      <GroupField groups={groups} />
    </Form.Item>
    <Form.Item
      name="permissionItems"
      label={t('subAccounts.column.permissionItems')}
      extra={t('subAccounts.form.items.lead')}
    >
      <ItemChoice />
    </Form.Item>
  </>
);

const presets = () => {
  const today = dayjs(dayOf(new Date()));
  return [
    { label: t('subAccounts.form.days30'), value: today.add(30, 'day') },
    { label: t('subAccounts.form.days90'), value: today.add(90, 'day') },
    { label: t('subAccounts.form.days365'), value: today.add(1, 'year') },
    { label: t('subAccounts.form.endOfYear'), value: today.month(11).date(31) },
  ];
};

/** The fields for the last valid day and notes. A day that was saved earlier may be in the past. */
export const MoreFields = ({ given }: { given: string }) => (
  <>
    <Form.Item
      name="validUntil"
      label={optional(t('subAccounts.column.validUntil'))}
      extra={t('subAccounts.form.validUntil.hint')}
      rules={[
        {
          validator: async (_, day: Dayjs | null) => {
            const text = dayText(day);
            if (text !== given && isPast(text)) throw new Error(fieldErrorText('validUntil', 'past'));
          },
        },
      ]}
    >
      <DatePicker
        className={styles.day as string}
        presets={presets()}
        disabledDate={(day) => isPast(dayText(day)) || dayText(day) > LAST_DAY}
      />
    </Form.Item>
    <Form.Item name="note" label={optional(t('subAccounts.column.note'))} rules={[ruleOf('note')]} {...onBlur}>
      <Input autoComplete="off" count={{ show: true, max: NOTE_MAXIMUM, strategy: lengthOf }} />
    </Form.Item>
  </>
);
