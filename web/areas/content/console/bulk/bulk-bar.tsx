import { Button } from 'antd';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ListedEntry, publish, unpublish } from '#contract/content/calls.ts';
import { type EntryAction, isPossible } from '#contract/kit/content/actions.ts';
import { makeCall } from '#web/kit/call.ts';
import { ChosenBar } from '#web/kit/ui/chosen-bar/chosen-bar.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { kinds } from '../kinds.ts';
import styles from './bulk.module.css';

type BulkAct = Extract<EntryAction, 'publish' | 'unpublish'>;

/** An entry that an act left as it was, and why. */
interface Failure {
  title: string;
  reason: string;
}

const mayTake = (act: BulkAct) => (entry: ListedEntry) =>
  isPossible(act, entry.state) && (act === 'publish' || kinds.get(entry.kind)?.shape !== 'single');

const perform = (act: BulkAct, { entryId, revision }: ListedEntry) =>
  act === 'publish'
    ? makeCall(publish, { entryId, revision })
    : makeCall(unpublish, { entryId, revision, confirmed: false });

interface BulkBarProps {
  chosen: readonly ListedEntry[];
  onClear: () => void;
}

/** Publishes or unpublishes the chosen entries one by one, and names those that could not be. */
export const BulkBar = ({ chosen, onClear }: BulkBarProps) => {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<BulkAct>();
  const [done, setDone] = useState<number>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const fit = asked ? chosen.filter(mayTake(asked)) : [];
  const run = async (act: BulkAct) => {
    const failed: Failure[] = [];
    for (const [at, entry] of fit.entries()) {
      setDone(at);
      try {
        await perform(act, entry);
      } catch (error) {
        failed.push({ title: entry.title, reason: (error as Error).message });
      }
    }
    setDone(undefined);
    setFailures(failed);
    setAsked(undefined);
    if (failed.length < fit.length)
      showNotice(t(`content.bulk.done.${act}`, { count: fit.length - failed.length }), 'success');
    onClear();
    await revalidate();
  };
  return (
    <>
      <ChosenBar count={chosen.length} label={t('content.bulk.chosen', { count: chosen.length })} onClear={onClear}>
        {(['publish', 'unpublish'] as const).map((act) => (
          <Button key={act} disabled={!chosen.some(mayTake(act))} onClick={() => setAsked(act)}>
            {t(`content.${act}`)}
          </Button>
        ))}
      </ChosenBar>
      <AntdDialog
        open={asked !== undefined}
        title={asked && t(`content.bulk.ask.${asked}`, { count: fit.length })}
        okText={done === undefined ? asked && t(`content.${asked}`) : `${done + 1} / ${fit.length}`}
        okButtonProps={{ danger: asked === 'unpublish' }}
        busy={done !== undefined}
        onClose={() => setAsked(undefined)}
        onOk={() => asked && void run(asked)}
      >
        <ul className={styles.titles}>
          {fit.map(({ entryId, title }) => (
            <li key={entryId}>{title}</li>
          ))}
        </ul>
        {fit.length < chosen.length && <p>{t('content.bulk.left', { count: chosen.length - fit.length })}</p>}
      </AntdDialog>
      <AntdDialog
        open={failures.length > 0}
        title={t('content.bulk.failed', { count: failures.length })}
        footer={null}
        onClose={() => setFailures([])}
      >
        <ul className={styles.titles}>
          {failures.map(({ title, reason }) => (
            <li key={title}>
              <b>{title}</b> {reason}
            </li>
          ))}
        </ul>
      </AntdDialog>
    </>
  );
};
