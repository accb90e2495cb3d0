import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { KindName } from '#contract/work-orders/kinds.ts';
import { PICTURES_MAXIMUM } from '#contract/work-orders/limits.ts';
import { type OrderLine, orderLineNames } from '#contract/work-orders/order-lines.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { PictureField } from '#web/kit/ui/pictures/picture-field.tsx';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { AbilityField } from './ability-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { checkedParts, textMaximums, validateOrder, type OrderErrors } from './order-check.ts';
import { type OrderDraft, withKind } from '../order-draft.ts';
import styles from './order-form.module.css';
import { SeverityChoice } from './severity-choice.tsx';
import { WordsField } from '../words-field.tsx';

/** The first match is the first field with an error. */
const FAULTY = '[data-faulty="true"] input, [aria-invalid="true"], [data-faulty="true"] button';

/** The fields that name what was recognised, with the labels of those that an order about recognition needs. */
const effectLabels: Partial<Record<OrderLine, TextKey>> = {
  device: 'workOrders.create.device.effect',
  firmware: 'workOrders.create.firmware.effect',
};
const sourceFields = ['requestId', ...Object.keys(effectLabels)];

export const templateOf = (kind: KindName) => t(`workOrders.template.${kind}`);

interface OrderFormProps {
  draft: OrderDraft;
  onDraft: (draft: OrderDraft) => void;
  /** The account's phone number, masked. */
  phone: string;
  /** Shows whether the draft is saved. */
  draftLine: ReactNode;
  /** Returns the errors; nothing if the order was accepted. */
  onSend: (draft: OrderDraft) => Promise<{ errors: OrderErrors; formError: string | undefined } | undefined>;
}

/** The form of a new order. The page keeps what is typed. */
export const OrderForm = ({ draft, onDraft, phone, draftLine, onSend }: OrderFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<OrderErrors>({});
  const [formError, setFormError] = useState<string>();
  const [sending, setSending] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [led, setLed] = useState({});
  const busy = useRef(false);

  // Focuses the first field with an error, once its message is shown.
  useEffect(() => form.current?.querySelector<HTMLElement>(FAULTY)?.focus(), [led]);

  const change = (part: Partial<OrderDraft>) => {
    // One rule concerns these fields together: a change of one answers for all.
    const touched = sourceFields.some((name) => name in part)
      ? [...sourceFields, ...Object.keys(part)]
      : Object.keys(part);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !touched.includes(name))));
    onDraft({ ...draft, ...part });
  };
  const showErrors = (found: OrderErrors, message?: string) => {
    setErrors(found);
    setFormError(message);
    setLed({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const found = validateOrder(draft, draft.kind === undefined ? '' : templateOf(draft.kind));
    if (uploading) found.fileIds = t('workOrders.create.fault.uploading');
    if (checkedParts.some((part) => found[part] !== undefined)) return showErrors(found);
    busy.current = true;
    setSending(true);
    const rejected = await onSend(draft);
    if (rejected) showErrors(rejected.errors, rejected.formError);
    busy.current = false;
    setSending(false);
  };
  const line = (part: 'title' | 'requestId' | OrderLine | 'contactName' | 'contactPhone') => ({
    name: part,
    value: draft[part],
    error: errors[part],
    maxLength: textMaximums[part],
    onChange: ({ target: { value } }: { target: { value: string } }) => change({ [part]: value }),
  });
  const isEffect = draft.kind === 'effect';
  const template = draft.kind === undefined ? '' : templateOf(draft.kind);
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <KindChoice
        kind={draft.kind}
        onChange={(kind) => {
          setErrors(({ kind: _kind, description: _description, ...rest }) => rest);
          onDraft(withKind(draft, kind, templateOf));
        }}
        error={errors.kind}
      />
      <div className={styles.fields}>
        <Field
          {...line('title')}
          label={t('workOrders.create.name')}
          hint={t('workOrders.create.name.hint')}
          autoComplete="off"
        />
        <WordsField
          name="description"
          label={t('workOrders.create.description')}
          value={draft.description}
          onChange={(description) => change({ description })}
          maximum={textMaximums.description}
          rows={8}
          error={errors.description}
          trailing={
            template !== '' &&
            draft.description.trim() !== '' &&
            !draft.description.startsWith(template) &&
            draft.description.length + template.length < textMaximums.description && (
              <button
                type="button"
                className={styles.template}
                onClick={() => change({ description: `${template}\n\n${draft.description}` })}
              >
                {t('workOrders.create.template')}
              </button>
            )
          }
        />
        <SeverityChoice severity={draft.severity} onChange={(severity) => change({ severity })} />
        {isEffect && (
          <p className={styles.source}>
            {t('workOrders.create.source')}
            <small>{t('workOrders.create.source.where')}</small>
          </p>
        )}
        <div className={styles.pair}>
          <AbilityField ability={draft.ability} onChange={(ability) => change({ ability })} />
          <Field
            {...line('requestId')}
            label={t(isEffect ? 'workOrders.create.request' : 'workOrders.create.request.optional')}
            hint={!isEffect && t('workOrders.create.request.hint')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          {orderLineNames.map((name) => (
            <Field
              key={name}
              {...line(name)}
              label={t((isEffect && effectLabels[name]) || `workOrders.create.${name}`)}
              autoComplete="off"
            />
          ))}
        </div>
        <div className={styles.pictures} data-faulty={errors.fileIds !== undefined}>
          <PictureField
            use="workOrder"
            max={PICTURES_MAXIMUM}
            label={t(isEffect ? 'workOrders.create.pictures' : 'workOrders.create.pictures.optional')}
            value={draft.fileIds}
            onChange={(fileIds) => change({ fileIds })}
            onBusy={setUploading}
            error={errors.fileIds}
          />
        </div>
        <div className={styles.pair}>
          <Field {...line('contactName')} label={t('workOrders.create.contact')} autoComplete="name" />
          <Field
            {...line('contactPhone')}
            label={t('workOrders.create.phone')}
            hint={t('workOrders.create.phone.hint', { phone })}
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
        <FormError>{formError}</FormError>
        <div className={styles.button}>
          <SubmitButton sending={sending} progress={t('workOrders.act.sending')}>
            {t('workOrders.create.submit')}
          </SubmitButton>
        </div>
        {draftLine}
      </div>
    </form>
  );
};
