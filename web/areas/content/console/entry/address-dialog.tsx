import { Button, Input } from 'antd';
import { useState } from 'react';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';

interface AddressDialogProps {
  slug: string;
  onClose: () => void;
  /** Returns whether the address was changed. */
  onChange: (slug: string) => Promise<boolean>;
}

/** Gives an entry another address. */
export const AddressDialog = ({ slug, onClose, onChange }: AddressDialogProps) => {
  const [typed, setTyped] = useState(slug);
  const isSlug = slugPattern.test(typed);
  return (
    <AntdDialog
      title={t('content.address.title')}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          disabled={!isSlug || typed === slug}
          onClick={() => void onChange(typed).then((changed) => changed && onClose())}
        >
          {t('content.address.ok')}
        </Button>
      }
    >
      <p>{t('content.address.lead')}</p>
      <Input
        aria-label={t('content.create.slug')}
        value={typed}
        {...countUpTo(SLUG_MAXIMUM)}
        {...(!isSlug && { status: 'error' as const })}
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!isSlug && <p role="alert">{t('content.create.slugWrong')}</p>}
    </AntdDialog>
  );
};
