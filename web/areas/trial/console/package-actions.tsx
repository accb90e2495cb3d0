import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PackageAction } from '#contract/trial/package-states.ts';
import { actOnPackage, actsOn, type ModelPackage } from '#contract/trial/packages.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

const wordOf = (act: PackageAction, isBefore: boolean): string =>
  act === 'activate' && isBefore ? t('models.rollBack') : t(`models.${act}`);

/**
 * The actions for a package in its current state. `isBefore` marks the package that was active before the current one.
 */
export const PackageActions = ({ one, isBefore }: { one: ModelPackage; isBefore: boolean }) => {
  const { packageId, version, name, modelVersion } = one;
  const [isRunning, setRunning] = useState(false);
  const { revalidate } = useRevalidator();
  const run = async (act: PackageAction) => {
    setRunning(true);
    try {
      await makeCall(actOnPackage, { packageId, version, act }, { showMessage: true });
      showNotice(t(`models.done.${act}`), 'success');
    } catch {
      // A notice shows the error; the list shows the current state.
    }
    await revalidate();
    setRunning(false);
  };
  return actsOn(one).map((act) => (
    <Popconfirm
      key={act}
      title={t(`models.${act}Ask`, { name, version: modelVersion ?? '' })}
      okText={t('models.yes')}
      cancelText={t('models.no')}
      onConfirm={() => void run(act)}
    >
      <Button type={act === 'activate' ? 'primary' : 'default'} danger={act === 'remove'} loading={isRunning}>
        {wordOf(act, isBefore)}
      </Button>
    </Popconfirm>
  ));
};
