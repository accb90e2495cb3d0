import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { confirmFacts, type EntryDetail } from '#contract/content/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** The changes of the values that the published text names, until an operator has checked them. */
export const FactsNote = ({ entry: { entryId, changedFacts } }: { entry: EntryDetail }) => {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  if (changedFacts.length === 0) return null;
  const confirm = async () => {
    setBusy(true);
    try {
      await makeCall(confirmFacts, { entryId });
      showNotice(t('content.done.confirmFacts'), 'success');
      await revalidate();
    } catch (error) {
      showNotice((error as Error).message, 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={t('content.facts.title', { count: changedFacts.length })}
      description={
        <ul>
          {changedFacts.map(({ name, before, now }) => (
            <li key={name}>{t('content.facts.change', { name, before, now: now ?? t('content.facts.unknown') })}</li>
          ))}
        </ul>
      }
      action={
        <Button loading={busy} onClick={() => void confirm()}>
          {t('content.facts.confirm')}
        </Button>
      }
    />
  );
};
