import { Input } from 'antd';
import { useState } from 'react';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import { focusFirstInvalid } from '#web/kit/form/focus-invalid.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';

interface AddressDialogProps {
  slug: string;
  onClose: () => void;
  /** Returns whether the address was changed. */
  onChange: (slug: string) => Promise<boolean>;
}

/** Gives an entry another address. */
export const AddressDialog = ({ slug, onClose, onChange }: AddressDialogProps) => {
  const [typed, setTyped] = useState(slug);
  const { busy, runTask } = useSingleTask();
  const isSlug = slugPattern.test(typed);
  const change = (form: Element) => {
    if (!isSlug) return focusFirstInvalid(form);
    if (typed === slug) return onClose();
    void runTask(async () => {
      const changed = await onChange(typed);
      if (changed) onClose();
      return changed;
    });
  };
  return (
    <AntdDialog
      title={t('content.address.title')}
      okText={t('content.address.ok')}
      busy={busy}
      onOk={change}
      onClose={onClose}
    >
      <Stack>
        <p>{t('content.address.lead')}</p>
        <ControlField label={t('content.create.slug')} error={isSlug ? undefined : t('content.create.slugWrong')}>
          {(control) => (
            <Input
              {...control}
              value={typed}
              {...countUpTo(SLUG_MAXIMUM)}
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </ControlField>
      </Stack>
    </AntdDialog>
  );
};
