import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useRevalidator } from 'react-router';
import type { EntryDetail } from '#contract/content/calls.ts';
import { entryUrl } from '#contract/content/entry-list.ts';
import { type ContentKind, titleOf } from '#contract/kit/content/define-content.ts';
import { ConflictNote } from '#web/kit/console/conflict-note.tsx';
import { DraftNote } from '#web/kit/console/draft-note.tsx';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { useAddedPanes } from './added-panes.tsx';
import { EntryBar } from './entry-bar.tsx';
import { FieldingContext } from './fields/field-context.ts';
import { controlId } from './fields/field-frame.tsx';
import { FieldView } from './fields/field-view.tsx';
import { FieldsView } from './fields/group-field.tsx';
import { isWide, type Pane, Panes } from './panes.tsx';
import { useAutoDraft } from './keeping/use-auto-draft.ts';
import { useTouchedHash } from './preview/use-touched-hash.ts';
import { ValidationErrorList } from './validation-error-list.tsx';
import { PurgedNote } from './purged-note.tsx';
import { useActions } from './use-actions.ts';
import { useEditor } from './use-editor.ts';
import { useValidationErrors } from './warnings/use-validation-errors.ts';
import styles from './entry.module.css';

/** The items of lists that are open, and the way to a field inside of them. */
const useOpened = (onLead: () => void) => {
  const [opened, setOpened] = useState<ReadonlyMap<string, number>>(new Map());
  const open = (path: string, at: number | undefined) =>
    setOpened((before) => {
      const next = new Map(before);
      if (at === undefined) next.delete(path);
      else next.set(path, at);
      return next;
    });
  const leadTo = (path: string) => {
    onLead();
    const parts = path.split('.');
    parts.forEach((part, at) => {
      if (/^\d+$/.test(part)) open(parts.slice(0, at).join('.'), Number(part));
    });
    // The field is there once its item has opened.
    requestAnimationFrame(() => {
      const field = document.getElementById(controlId(path)) ?? document.getElementById(`row-${path}`);
      field?.scrollIntoView({ block: 'center' });
      field?.focus();
    });
  };
  return { opened, open, leadTo };
};

const loadPreview = () => import('./preview/preview.tsx');
const loadHistory = () => import('./versions.tsx');
const loadWarnings = () => import('./warnings/warning-list.tsx');
const loadNotes = () => import('./rare-notes.tsx');
const loadCompare = () => import('./asking/compare-button.tsx');
const loadQuestion = () => import('./asking/act-question.tsx');

/** The entries that refer to this one. */
const UsedBy = ({ entry: { usedBy } }: { entry: EntryDetail }) =>
  usedBy.length > 0 && (
    <>
      <h2 className={styles.asideTitle}>{t('content.usedBy', { count: usedBy.length })}</h2>
      <ul className={styles.using}>
        {usedBy.map(({ entryId, title }) => (
          <li key={entryId}>
            <Link to={entryUrl(entryId)}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );

/** Saves with Ctrl+S or Cmd+S, wherever the keyboard is on the page. */
const useSaveKey = (save: () => void) => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};

/** The editor of an entry: its fields, what is wrong with them, its history, and what can be done with it. */
export const Editor = ({ entry, kind }: { entry: EntryDetail; kind: ContentKind }) => {
  const editor = useEditor(entry);
  const { payload } = editor;
  const [pane, setPane] = useState<Pane>('form');
  const added = useAddedPanes(kind.name, entry.entryId, setPane);
  // On a narrow page the form may be behind another pane.
  const { opened, open, leadTo } = useOpened(() => flushSync(() => setPane((before) => (isWide() ? before : 'form'))));
  const problems = useValidationErrors({ entryId: entry.entryId, kind, payload });
  // Next to the form there is room for the list; on a narrow page the field itself is shown.
  const onInvalid = () => isWide() && setPane('check');
  const actions = useActions({ entry, kind, editor, problems, leadTo, onInvalid });
  useAutoDraft(payload, editor.isChanged, () => void actions.autoSave());
  // The fields come first.
  const preview = useLazyComponent(loadPreview, true);
  const history = useLazyComponent(loadHistory, pane === 'versions');
  const warnings = useLazyComponent(loadWarnings, pane === 'check');
  const notes = useLazyComponent(loadNotes, entry.offer !== null || entry.review !== null);
  const compare = useLazyComponent(loadCompare, editor.isConflicted);
  const question = useLazyComponent(loadQuestion, actions.question !== undefined);
  /** The version that the preview shows; undefined for what is edited. */
  const [previewed, setPreviewed] = useState<number>();
  const touchedHash = useTouchedHash(kind, payload);
  const isDeleted = entry.state === 'deleted';
  // The next key press would overwrite the earlier text of the reviewer.
  const disabled = isDeleted || editor.hasLeftover;
  const { revalidate } = useRevalidator();
  const isBehind = editor.newest > entry.revision || (editor.isPurged && entry.purgedRevision <= editor.base);
  // Another editor has changed the entry: what they saved is loaded, and what is typed stays.
  useEffect(() => {
    if (isBehind) void revalidate();
  }, [isBehind, revalidate]);
  useSaveKey(() => {
    if (editor.isChanged && !disabled && !actions.busy && !editor.isConflicted) void actions.save();
  });
  const fielding = {
    kind: kind.name,
    title: titleOf(kind, entry.title, payload),
    problems: new Map(problems.map((problem) => [problem.path, problem])),
    change: editor.change,
    disabled,
    opened,
    open,
    FieldView,
  };
  return (
    <FieldingContext value={fielding}>
      <EntryBar entry={entry} kind={kind} editor={editor} actions={actions} />
      <Stack>
        {editor.isPurged && <PurgedNote onLoad={() => void actions.takeTheirs()} />}
        {editor.isConflicted && (
          <ConflictNote
            by={entry.updatedBy}
            time={entry.updateTime}
            onLoad={() => void actions.takeTheirs()}
            onKeep={actions.keepOurs}
            more={compare && <compare.CompareButton kind={kind} theirs={entry.payload} mine={payload} />}
          />
        )}
        <DraftNote
          // During a conflict its choices decide.
          shown={editor.isRestored && editor.isChanged && !editor.isPurged && !editor.isConflicted}
          onDiscard={() => void actions.discard()}
        />
        {notes && <notes.RareNotes entry={entry} kind={kind} editor={editor} actions={actions} />}
      </Stack>
      <Panes
        form={<FieldsView fields={kind.fields} value={payload} path={[]} />}
        pane={pane}
        onPane={setPane}
        problems={problems.length}
        added={added}
      >
        {{
          preview: isDeleted ? (
            <p className={styles.absent}>{t('content.preview.deleted')}</p>
          ) : preview ? (
            <preview.Preview
              kind={kind}
              payload={payload}
              entryId={entry.entryId}
              no={previewed ?? editor.askedNo}
              isOther={previewed !== undefined}
              state={`${entry.revision} ${editor.keptNo}`}
              isBroken={editor.askedNo === undefined && problems.length > 0}
              hash={touchedHash}
              onLeaveVersion={() => setPreviewed(undefined)}
            />
          ) : null,
          check: (
            <>
              <ValidationErrorList kind={kind.name} problems={problems} lead={leadTo} />
              {warnings && <warnings.WarningList kind={kind} payload={payload} lead={leadTo} />}
              <UsedBy entry={entry} />
            </>
          ),
          versions: history && (
            <history.Versions
              entry={entry}
              kind={kind}
              payload={payload}
              isChanged={editor.isChanged}
              onPreview={(no) => {
                setPreviewed(no);
                setPane('preview');
              }}
              onRestore={(no) => void actions.restore(no)}
              onPurge={actions.purge}
              disabled={disabled || actions.busy}
            />
          ),
        }}
      </Panes>
      {question && (
        <question.ActQuestion
          entry={entry}
          kind={kind}
          payload={payload}
          actions={actions}
          onCheck={() => setPane('check')}
        />
      )}
    </FieldingContext>
  );
};
