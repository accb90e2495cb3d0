import { Alert, Button } from 'antd';
import { t } from '#web/kit/texts.ts';

/** Reports that what is typed is saved no more, since a version was purged. It stays in the form to be copied. */
export const PurgedNote = ({ onLoad }: { onLoad: () => void }) => (
  <Alert
    type="error"
    role="alert"
    title={t('content.purgedNote')}
    description={<Button onClick={onLoad}>{t('content.purgedNote.load')}</Button>}
  />
);
