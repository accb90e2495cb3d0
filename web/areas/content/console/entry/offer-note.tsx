import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { EntryDetail } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';

const DIALOG_PX = 880;
const loadComparison = () => import('./difference-list.tsx');

interface OfferNoteProps {
  entry: EntryDetail;
  kind: ContentKind;
  payload: Payload;
  onAnswer: (digest: string, take: boolean) => Promise<boolean>;
}

/** Newer default content next to the edited content. It is taken as a draft, or not at all. */
export const OfferNote = ({ entry: { offer }, kind, payload, onAnswer }: OfferNoteProps) => {
  const [open, setOpen] = useState(false);
  const comparison = useLazyComponent(loadComparison, open);
  if (!offer) return null;
  const answer = (take: boolean) => {
    setOpen(false);
    void onAnswer(offer.digest, take);
  };
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={t('content.offer', { time: formatMinute(offer.at) })}
        action={<Button onClick={() => setOpen(true)}>{t('content.compare')}</Button>}
      />
      <AntdDialog
        open={open}
        width={DIALOG_PX}
        title={t('content.offerTitle')}
        onClose={() => setOpen(false)}
        footer={[
          <Button key="refuse" onClick={() => answer(false)}>
            {t('content.refuseOffer')}
          </Button>,
          <Button key="take" type="primary" onClick={() => answer(true)}>
            {t('content.takeOffer')}
          </Button>,
        ]}
      >
        {comparison && (
          <comparison.DifferenceList
            kind={kind.name}
            fields={kind.fields}
            before={payload}
            after={offer.payload}
            titles={[t('content.now'), t('content.offered')]}
          />
        )}
      </AntdDialog>
    </>
  );
};
