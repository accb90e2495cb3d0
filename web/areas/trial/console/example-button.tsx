import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { getExamplePackage } from '#contract/trial/packages.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { downloadBlob } from '#web/kit/ui/download-text.ts';

const ICON_PX = 16;

/** Downloads an example package of an ability, which can be uploaded as it is or used as a template. */
export const ExampleButton = ({ abilityNo }: { abilityNo: number }) => {
  const [isRunning, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const { fileName, contents } = await makeCall(
        getExamplePackage,
        { abilityNo: String(abilityNo) },
        { showMessage: true },
      );
      const bytes = Uint8Array.from(atob(contents), (character) => character.charCodeAt(0));
      downloadBlob(fileName, new Blob([bytes], { type: 'application/zip' }));
    } catch {
      // A notice shows the error.
    }
    setRunning(false);
  };
  return (
    <Button icon={<Download size={ICON_PX} aria-hidden="true" />} loading={isRunning} onClick={() => void download()}>
      {t('models.example')}
    </Button>
  );
};
