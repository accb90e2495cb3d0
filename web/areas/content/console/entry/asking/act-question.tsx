import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { EntryDetail } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { Stack } from '#web/kit/ui/layout.tsx';
import { differencesOf } from '../differences.ts';
import { placeText } from '../validation-error-list.tsx';
import type { Actions } from '../use-actions.ts';
import styles from './act-question.module.css';

const SHOWN = 8;

interface ActQuestionProps {
  entry: EntryDetail;
  kind: ContentKind;
  payload: Payload;
  actions: Actions;
  /** Leads to the check list. */
  onCheck: () => void;
}

/** The fields that visitors will see changed. */
const Changes = ({ entry, kind, payload }: Pick<ActQuestionProps, 'entry' | 'kind' | 'payload'>) => {
  if (!entry.state.startsWith('published')) return <p>{t('content.ask.first')}</p>;
  const places = differencesOf(kind.fields, entry.publishedPayload ?? entry.payload, payload).map(({ path }) =>
    placeText(kind.name, path),
  );
  if (places.length === 0) return <p>{t('content.ask.noChange')}</p>;
  return (
    <>
      <p>{t('content.ask.changes', { count: places.length })}</p>
      <ul className={styles.list}>
        {places.slice(0, SHOWN).map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      {places.length > SHOWN && <p>{t('content.ask.more', { count: places.length - SHOWN })}</p>}
    </>
  );
};

/** Lists the entries whose links to this one will break. */
const Uses = ({ entry: { usedBy } }: Pick<ActQuestionProps, 'entry'>) =>
  usedBy.length === 0 ? (
    <p>{t('content.ask.unused')}</p>
  ) : (
    <>
      <p>{t('content.ask.used', { count: usedBy.length })}</p>
      <ul className={styles.list}>
        {usedBy.slice(0, SHOWN).map(({ entryId, title }) => (
          <li key={entryId}>{title}</li>
        ))}
      </ul>
      {usedBy.length > SHOWN && <p>{t('content.ask.more', { count: usedBy.length - SHOWN })}</p>}
    </>
  );

/** Asks for confirmation before the page that visitors see changes or disappears. */
export const ActQuestion = ({ entry, kind, payload, actions, onCheck }: ActQuestionProps) => {
  const { question } = actions;
  const address = <p className={styles.address}>{t('content.ask.address', { path: kind.path(entry.slug) })}</p>;
  const dialog = (act: 'publish' | 'unpublish' | 'delete', danger: boolean, children: ReactNode) => (
    <AntdDialog
      title={t(`content.ask.${act}`, { title: entry.title })}
      okText={t(`content.${act}`)}
      cancelText={t('content.ask.cancel')}
      okButtonProps={{ danger }}
      busy={actions.busy}
      onOk={() => void actions.confirm()}
      onClose={actions.stopAsking}
    >
      <Stack>
        {address}
        {children}
      </Stack>
    </AntdDialog>
  );
  if (question === undefined) return null;
  if (question.act !== 'publish')
    return dialog(
      question.act,
      true,
      <>
        <Uses entry={entry} />
        {question.act === 'delete' && <p>{t('content.askDelete')}</p>}
      </>,
    );
  return dialog(
    'publish',
    false,
    <>
      {question.findings !== 0 && (
        <p className={styles.findings}>
          {question.findings === undefined
            ? t('content.ask.unchecked')
            : t('content.ask.findings', { count: question.findings })}
          <Button
            type="link"
            size="small"
            onClick={() => {
              actions.stopAsking();
              onCheck();
            }}
          >
            {t('content.ask.toCheck')}
          </Button>
        </p>
      )}
      <Changes entry={entry} kind={kind} payload={payload} />
    </>,
  );
};
