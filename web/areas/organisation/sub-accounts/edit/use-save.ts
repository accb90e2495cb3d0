import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { NAME_TAKEN } from '#contract/kit/errors/portal.ts';
import { foldPhone } from '#contract/auth/names.ts';
import { createSubAccount, getSubAccount, updateSubAccount } from '#contract/organisation/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import type { ConflictFound } from './sub-account-conflict.tsx';
import { changedFields, formOf, requestOf, type TypedForm } from './typed.ts';
import { isChangedByOthers } from '../use-action.ts';
import type { SubAccountRow } from '../labels.ts';

interface SaveOptions {
  /** `undefined` for a new sub-account. */
  account: SubAccountRow | undefined;
  form: FormInstance<TypedForm>;
  onFormError: (formError: string | undefined) => void;
  onSaved: () => void;
  onCreated: (account: { loginName: string; phone: string }) => void;
}

type Failure = Partial<CallFailure> & Error & { data?: { field?: unknown } | null };

/** Submits the sub-account form. If a call fails, the form keeps what was typed. */
export const useSave = ({ account, form, onFormError, onSaved, onCreated }: SaveOptions) => {
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<ConflictFound>();
  /** The account that the form was filled from. A conflict may replace it with a later version. */
  const seen = useRef(account);
  /** The same contents reuse the idempotency key, since the first response may have been lost. */
  const intent = useRef({ contents: '', key: '' });

  const create = async (typed: TypedForm) => {
    const request = requestOf(typed);
    const contents = JSON.stringify(request);
    if (intent.current.contents !== contents) intent.current = { contents, key: randomString() };
    await makeCall(createSubAccount, request, { idempotencyKey: intent.current.key });
    onCreated({ loginName: request.loginName.trim(), phone: foldPhone(request.phone) });
  };
  const update = async (typed: TypedForm, { subAccountId, version }: SubAccountRow) => {
    await makeCall(updateSubAccount, { ...requestOf(typed), subAccountId, version });
    showNotice(t('subAccounts.form.saved'), 'success');
    onSaved();
  };
  const findConflict = async (before: SubAccountRow) => {
    const latest = await makeCall(getSubAccount, { subAccountId: before.subAccountId });
    setConflict({ latest, fields: changedFields(before, latest) });
  };
  const showFailure = ({ code, data, message, status }: Failure) => {
    if (status === 404) return onFormError(t('subAccounts.form.gone'));
    const field = data?.field;
    if (typeof field !== 'string' || !(field in form.getFieldsValue(true))) return onFormError(message);
    const said = code === NAME_TAKEN ? t('subAccounts.fault.loginName.taken') : message;
    const name = field as keyof TypedForm;
    form.setFields([{ name, errors: [said] }]);
    form.scrollToField(name, { focus: true });
  };

  const save = async (typed: TypedForm, since = seen.current) => {
    onFormError(undefined);
    setSaving(true);
    try {
      if (since) await update(typed, since);
      else await create(typed);
      void revalidate();
    } catch (error) {
      if (since && isChangedByOthers(error)) await findConflict(since).catch(showFailure);
      else showFailure(error as Failure);
    } finally {
      setSaving(false);
    }
  };

  return {
    saving,
    conflict,
    save: (typed: TypedForm) => save(typed),
    /** Overwrites what others have changed. */
    saveAnyway: () => {
      seen.current = conflict?.latest;
      setConflict(undefined);
      form.submit();
    },
    takeLatest: () => {
      seen.current = conflict?.latest;
      if (conflict) form.setFieldsValue(formOf(conflict.latest));
      setConflict(undefined);
      void revalidate();
    },
  };
};
