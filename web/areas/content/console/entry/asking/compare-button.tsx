import { Button } from 'antd';
import { useState } from 'react';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';

const DIALOG_PX = 880;
const loadComparison = () => import('../difference-list.tsx');

interface CompareButtonProps {
  kind: ContentKind;
  theirs: Payload;
  mine: Payload;
}

/** Compares what another editor has saved with what is typed, field by field. */
export const CompareButton = ({ kind, theirs, mine }: CompareButtonProps) => {
  const [open, setOpen] = useState(false);
  const comparison = useLazyComponent(loadComparison, open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('content.compare')}</Button>
      <AntdDialog
        open={open}
        width={DIALOG_PX}
        title={t('content.compareMine')}
        footer={null}
        onClose={() => setOpen(false)}
      >
        {comparison && (
          <comparison.DifferenceList
            kind={kind.name}
            fields={kind.fields}
            before={theirs}
            after={mine}
            titles={[t('content.theirs'), t('content.mine')]}
          />
        )}
      </AntdDialog>
    </>
  );
};
