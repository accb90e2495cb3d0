import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { foldPhone } from '#contract/auth/names.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { outboxList } from '#contract/auth/outbox-list.ts';
import styles from './outbox.module.css';
import { phoneError } from '../typed-values.ts';

const names = ['phoneNo'] as const;

/** Opens the messages to one phone number, or all messages if the field is empty. */
export const OutboxSearch = ({ phoneNo }: { phoneNo: string | undefined }) => {
  const navigate = useNavigate();
  const form = useForm<'phoneNo'>({
    names,
    fold: { phoneNo: foldPhone },
    check: ({ phoneNo: typed }) => ({ phoneNo: typed === '' ? undefined : phoneError(typed) }),
    send: async ({ phoneNo: typed }) => navigate(outboxList.urlOf({ phoneNo: typed || undefined })),
    submissionErrorOf: (error) => ({ message: (error as Error).message }),
  });
  return (
    <form {...form.props} role="search" aria-label={t('identity.outbox.search')} className={styles.search}>
      <Field
        {...form.field('phoneNo')}
        label={t('identity.form.phone')}
        type="search"
        inputMode="tel"
        maxLength={20}
        defaultValue={phoneNo}
        trailing={
          <button type="submit" className={styles.find}>
            <Search size={18} aria-hidden="true" />
            {t('identity.outbox.find')}
          </button>
        }
      />
    </form>
  );
};
