import type { StateCommand } from '@codemirror/state';
import { type AriaAttributes, lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { entryLinkTo } from '#contract/kit/markdown/addresses.ts';
import { uploadMedia } from '#web/areas/media/public/upload-media.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { insertLink } from './commands/marks.ts';
import type { Dialect } from './dialect.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { FindingList } from './finding-list.tsx';
import { setMarks } from './finding-marks.ts';
import { allFindings } from './findings.ts';
import { LINE_EVENT } from './line-event.ts';
import { withName } from './picture-name.ts';
import { Toolbar } from './toolbar.tsx';
import { insertPictures, pictureText } from './uploads.ts';
import { useLabel } from './use-label.ts';
import { useMissingTargets } from './use-missing-targets.ts';
import { useTextView } from './use-text-view.ts';
import styles from './markdown.module.css';

const MediaDialog = lazy(async () => ({
  default: (await import('#web/areas/media/public/media-dialog.tsx')).MediaDialog,
}));

type Described = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-label' | 'aria-required'>;

/** The props that an item of an antd form adds are optional. */
export interface MarkdownControlProps extends Described {
  dialect: Dialect;
  id?: string;
  value?: string;
  /** The most characters that the text may have. */
  maximum: number;
  /** Absent for an item of a list, which has an `aria-label`. */
  label: string | undefined;
  disabled?: boolean;
  /** Names for pictures that come without one. */
  pictureName?: string | undefined;
  onChange?: (text: string) => void;
}

/** Returns the attributes of the element in which the text is typed. */
const attributesOf = ({ id, label, ...aria }: Partial<MarkdownControlProps>, hintId: string) => ({
  ...(id !== undefined && { id }),
  'aria-label': label ?? aria['aria-label'] ?? '',
  'aria-describedby': [aria['aria-describedby'], hintId].filter((each) => each !== undefined).join(' '),
  ...(aria['aria-invalid'] && { 'aria-invalid': 'true' }),
  ...(aria['aria-required'] && { 'aria-required': 'true' }),
});

/** The editor of a text in Markdown: tools, the text itself, and what is wrong with it. */
export const MarkdownControl = (props: MarkdownControlProps) => {
  const { dialect, value = '', maximum, disabled = false, onChange } = props;
  const host = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLSpanElement>(null);
  const hintId = useId();
  const [dialog, setDialog] = useState<'entry' | 'picture'>();
  const view = useTextView({
    host,
    value,
    set: (text) => onChange?.(text),
    disabled,
    attributes: attributesOf(props, hintId),
    linkWords: t('content.markdown.linkWords'),
    onPictures: (own, files, at) =>
      void insertPictures(
        own,
        files,
        at,
        (file, onProgress) => uploadMedia(withName(file, props.pictureName, own.state.doc.toString()), onProgress),
        (name, message) => showNotice(t('content.markdown.uploadFailed', { name, message }), 'danger'),
      ),
    // Written past React: a key renders nothing.
    onLength: (length) => {
      if (!count.current) return;
      count.current.textContent = t('content.markdown.length', { length, maximum });
      count.current.classList.toggle(styles.over as string, length > maximum);
    },
  });
  useLabel(props.id, () => view.current?.focus());
  const missing = useMissingTargets(value, dialect);
  const findings = useMemo(() => allFindings(value, missing, dialect), [value, missing, dialect]);
  useEffect(() => {
    view.current?.dispatch({ effects: setMarks.of(findings) });
  }, [view, findings]);
  const hadDialog = useRef(false);
  useEffect(() => {
    // A dialog keeps the focus until it has gone.
    if (dialog === undefined && hadDialog.current) view.current?.focus();
    hadDialog.current = dialog !== undefined;
  }, [view, dialog]);
  const run = (command: StateCommand) => {
    if (!view.current) return;
    command(view.current);
    view.current.focus();
  };
  const insert = (text: string) =>
    run(({ state, dispatch }) => {
      dispatch(state.update(state.replaceSelection(text), { userEvent: 'input', scrollIntoView: true }));
      return true;
    });
  return (
    <div className={styles.control}>
      <Toolbar
        dialect={dialect}
        disabled={disabled}
        run={run}
        onEntry={() => setDialog('entry')}
        onPicture={() => setDialog('picture')}
      />
      <div ref={host} className={styles.text} />
      <p className={styles.foot}>
        <span id={hintId}>{t('content.markdown.hint')}</span>
        <span ref={count} className={styles.count} />
      </p>
      <FindingList
        findings={findings}
        lead={(line) => view.current?.contentDOM.dispatchEvent(new CustomEvent(LINE_EVENT, { detail: line }))}
      />
      {dialog === 'entry' && (
        <EntryDialog
          onChoose={({ entryId, title }) => {
            setDialog(undefined);
            run(insertLink(entryLinkTo(entryId), title));
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'picture' && (
        <Suspense fallback={null}>
          <MediaDialog
            onChoose={(asset) => {
              setDialog(undefined);
              insert(pictureText(asset));
            }}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
};
