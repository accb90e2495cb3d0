import type { ReviewedField } from '#contract/enterprise/application.ts';
import { t } from '#web/kit/texts.ts';
import { LazyConfirmDialog } from '#web/kit/ui/lazy-confirm-dialog.tsx';
import { fieldName } from '../../error-words.ts';

interface UntouchedDialogProps {
  fields: readonly ReviewedField[];
  remainTimes: number;
  onSend: () => void;
  onClose: () => void;
}

/** Asks for confirmation before marked fields are sent unchanged, which may cost another attempt. */
export const UntouchedDialog = ({ fields, remainTimes: count, onSend, onClose }: UntouchedDialogProps) => {
  const names = fields.flatMap((field) => (field === 'other' ? [] : [fieldName(field)])).join('、');
  return (
    <LazyConfirmDialog
      title={names ? t('enterprise.untouched.title', { names }) : t('enterprise.untouched.titleOther')}
      act={t('enterprise.untouched.confirm')}
      onConfirm={async () => onSend()}
      onClose={onClose}
    >
      {names ? t('enterprise.untouched.body', { names, count }) : t('enterprise.untouched.bodyOther', { count })}
    </LazyConfirmDialog>
  );
};
