import { useState } from 'react';
import { pingWebhook, removeWebhook, rotateWebhook, setWebhook, type Webhook } from '#contract/api/webhook-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { Card } from '#web/kit/ui/card/card.tsx';
import { ConfirmDialog } from '#web/kit/ui/confirm-dialog.tsx';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { DeliveryLog } from './delivery-log.tsx';
import styles from './webhooks.module.css';

interface WebhookCardProps {
  webhook: Webhook;
  /** Of a new or rotated one, shown once. */
  secret: string | undefined;
  onSecret: (secret: string) => void;
  onChanged: () => void;
}

const stateText = ({ isGone, enabled }: Webhook) => {
  if (isGone) return t('batchJobs.webhooks.gone');
  return t(enabled ? 'batchJobs.webhooks.on' : 'batchJobs.webhooks.off');
};

/** A receiver with its state, its actions and its log. */
export const WebhookCard = ({ webhook, secret, onSecret, onChanged }: WebhookCardProps) => {
  const { webhookId, address, enabled, oldUntil } = webhook;
  const [sent, setSent] = useState(0);
  const [isRemoving, setRemoving] = useState(false);
  const [isRotating, setRotating] = useState(false);
  // A failure has shown its notice.
  const act = (work: Promise<unknown>, then: () => void) => void work.then(then, () => {});
  const ping = () =>
    act(makeCall(pingWebhook, { webhookId }, { showMessage: true, showSuccess: t('batchJobs.webhooks.pinged') }), () =>
      setSent((times) => times + 1),
    );
  const rotate = () =>
    makeCall(rotateWebhook, { webhookId }, { showMessage: true }).then((rotated) => onSecret(rotated.secret));
  const set = () => act(makeCall(setWebhook, { webhookId, enabled: !enabled }, { showMessage: true }), onChanged);
  return (
    <Card as="section" className={styles.card} aria-label={address}>
      <h2 className={styles.address}>{address}</h2>
      <p className={styles.state}>
        {stateText(webhook)}
        {oldUntil !== null && ` · ${t('batchJobs.webhooks.oldUntil', { until: formatMinute(oldUntil) })}`}
      </p>
      {/* The secret itself is not read aloud. */}
      <span role="status" className="sr-only">
        {secret === undefined ? '' : t('batchJobs.webhooks.secret.shown')}
      </span>
      {secret !== undefined && (
        <p className={styles.secret}>
          {t('batchJobs.webhooks.secret')}
          <span className={styles.secretLine}>
            <code>{secret}</code>
            <CopyButton name={t('batchJobs.webhooks.secret.name')} text={secret} />
          </span>
        </p>
      )}
      <div className={styles.actions}>
        {enabled && (
          <button type="button" className="button button-plain" onClick={ping}>
            {t('batchJobs.webhooks.ping')}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={() => setRotating(true)}>
          {t('batchJobs.webhooks.rotate')}
        </button>
        <button type="button" className="button button-plain" onClick={set}>
          {t(enabled ? 'batchJobs.webhooks.disable' : 'batchJobs.webhooks.enable')}
        </button>
        <button type="button" className="button button-plain" onClick={() => setRemoving(true)}>
          {t('batchJobs.webhooks.remove')}
        </button>
      </div>
      <DeliveryLog key={sent} webhookId={webhookId} isOpen={sent > 0} />
      {isRotating && (
        <ConfirmDialog
          title={t('batchJobs.webhooks.rotate.title')}
          act={t('batchJobs.webhooks.rotate')}
          onConfirm={rotate}
          onClose={() => setRotating(false)}
        >
          {t('batchJobs.webhooks.rotate.text')}
        </ConfirmDialog>
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('batchJobs.webhooks.remove.title')}
          act={t('batchJobs.webhooks.remove')}
          onConfirm={() => makeCall(removeWebhook, { webhookId }, { showMessage: true }).then(onChanged)}
          onClose={() => setRemoving(false)}
        >
          {t('batchJobs.webhooks.remove.text', { address })}
        </ConfirmDialog>
      )}
    </Card>
  );
};
