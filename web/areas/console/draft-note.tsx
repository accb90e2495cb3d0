import { Alert, Button } from 'antd';
import { t } from '#web/texts.ts';

/** Says that what stands in the form was typed before. */
export const DraftNote = ({ shown, onDiscard }: { shown: boolean; onDiscard: () => void }) =>
  shown ? (
    <Alert
      type="info"
      title={t('console.messages.restored')}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('console.messages.discard')}
        </Button>
      }
      style={{ marginBottom: 16 }}
    />
  ) : null;
