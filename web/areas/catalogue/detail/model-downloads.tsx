import { useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getDownloads } from '#contract/trial/model-download.ts';
import { requireLogin } from '#web/kit/shell/require-login.ts';
import { t } from '#web/kit/texts.ts';
import styles from './chip-section.module.css';

export type ModelDownload = AnswerOf<typeof getDownloads>['list'][number];

const MIB = 1_048_576;

const sizeOf = (bytes: number) => Math.max(0.1, bytes / MIB).toFixed(1);

/** The models that can be downloaded for local use, by chip. */
export const ModelDownloads = ({ abilityNo, list }: { abilityNo: number; list: readonly ModelDownload[] }) => {
  const [running, setRunning] = useState<number>();
  const download = async (chipId: number) => {
    setRunning(chipId);
    try {
      await (await import('./download-model.ts')).downloadModel(abilityNo, chipId);
    } finally {
      setRunning(undefined);
    }
  };
  if (list.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{t('catalogue.detail.models')}</caption>
      <tbody>
        {list.map(({ chipId, chipName, model, version, bytes }) => (
          <tr key={chipId}>
            <th scope="row">{chipName}</th>
            <td>
              {t('catalogue.detail.models.model', { model, version, size: sizeOf(bytes) })}{' '}
              <button
                type="button"
                className="button button-plain"
                disabled={running !== undefined}
                onClick={() => requireLogin(() => void download(chipId), '#chips')}
              >
                {t(running === chipId ? 'catalogue.detail.models.running' : 'catalogue.detail.models.download')}
                <span className="sr-only">：{chipName}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
