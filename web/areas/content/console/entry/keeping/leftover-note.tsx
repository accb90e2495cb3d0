import { Alert, Button } from 'antd';
import { t } from '#web/kit/texts.ts';
import { Row } from '#web/kit/ui/layout.tsx';

interface LeftoverNoteProps {
  onView: () => void;
  onDrop: () => void;
}

/** Offers what this operator typed earlier, while the form shows the version of a review. */
export const LeftoverNote = ({ onView, onDrop }: LeftoverNoteProps) => (
  // An alert sets its own margins.
  <div>
    <Alert
      type="warning"
      showIcon
      title={t('content.leftover')}
      description={t('content.leftover.why')}
      action={
        <Row>
          <Button onClick={onView}>{t('content.leftover.view')}</Button>
          <Button onClick={onDrop}>{t('content.leftover.drop')}</Button>
        </Row>
      }
    />
  </div>
);
