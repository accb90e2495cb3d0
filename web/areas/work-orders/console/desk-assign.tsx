import { Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { listOperators, type OpenedDeskOrder } from '#contract/work-orders/console-calls.ts';
import { WORDS_MAXIMUM } from '#contract/work-orders/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { overlongText } from '#web/kit/form/text-length.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import styles from './desk-assign.module.css';
import { WordsField } from '../words-field.tsx';

interface DeskAssignProps {
  order: OpenedDeskOrder;
  /** Returns whether it succeeded. */
  onAssign: (assigneeId: string, text: string) => Promise<boolean>;
  onClose: () => void;
  formError: string | undefined;
  sending: boolean;
}

/** Assigns an order to a colleague, with a message. */
export const DeskAssign = ({ order, onAssign, onClose, formError, sending }: DeskAssignProps) => {
  const id = useId();
  const [operators, setOperators] = useState<readonly { accountId: string; name: string }[]>();
  const [assigneeId, setAssigneeId] = useState<string>();
  const draft = useDraft({ userId: useOperatorId(), kind: 'workOrders.assign', subject: order.orderId }, { text: '' });
  const { text } = draft.values;
  const [fieldError, setFieldError] = useState<string>();
  useEffect(() => {
    const stop = new AbortController();
    makeCall(listOperators, {}, { signal: stop.signal, showMessage: true }).then(
      ({ list }) => setOperators(list),
      () => {},
    );
    return () => stop.abort();
  }, []);
  const assign = async () => {
    if (assigneeId === undefined) return setFieldError(t('workOrders.desk.assign.missing'));
    if (overlongText(text, WORDS_MAXIMUM)) return;
    if (await onAssign(assigneeId, text)) draft.discard();
  };
  const others = (operators ?? []).filter(({ accountId }) => accountId !== order.assignee?.accountId);
  return (
    <AntdDialog
      title={t('workOrders.desk.assign.title')}
      okText={t('workOrders.desk.assign')}
      cancelText={t('workOrders.act.cancel')}
      busy={sending}
      onClose={onClose}
      onOk={() => void assign()}
    >
      <FormError>{formError ?? fieldError}</FormError>
      <label htmlFor={id} className={styles.label}>
        {t('workOrders.desk.assign.to')}
      </label>
      <Select<string>
        id={id}
        className={styles.select ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        loading={operators === undefined}
        value={assigneeId ?? null}
        onChange={(chosen) => {
          setFieldError(undefined);
          setAssigneeId(chosen);
        }}
        options={others.map(({ accountId, name }) => ({ value: accountId, label: name }))}
      />
      <WordsField
        label={t('workOrders.desk.assign.words')}
        value={text}
        onChange={(next) => draft.change({ text: next })}
        maximum={WORDS_MAXIMUM}
        rows={3}
      />
      <DraftLine {...draft.line} />
    </AntdDialog>
  );
};
