import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnFile } from '#contract/files/calls.ts';
import { filePath } from '#contract/files/file-path.ts';
import { PagedRows, type Paging } from '#web/kit/list/paged-rows.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { AttachedPlace } from './attached-place.tsx';
import { byteSize } from './byte-size.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './upload-list.module.css';

const Picture = ({ file: { fileId, name } }: { file: OwnFile }) => (
  <a href={filePath(fileId)} target="_blank" rel="noreferrer" className={styles.picture}>
    <span className={styles.name}>{name}</span>
    <img src={filePath(fileId)} alt="" width={48} height={48} loading="lazy" />
  </a>
);

const columnsOf = (onRemove: (file: OwnFile) => void): readonly Column<OwnFile>[] => [
  { title: 'files.list.picture', cell: (file) => <Picture file={file} /> },
  { title: 'files.list.use', cell: ({ use }) => t(`files.use.${use}`) },
  {
    title: 'files.list.size',
    cell: ({ width, height, bytes }) => (
      <span>
        {t('files.list.pixels', { width, height })}
        <span className={styles.bytes}>{byteSize(bytes)}</span>
      </span>
    ),
  },
  { title: 'files.list.createdAt', cell: ({ createdAt }) => formatMinute(createdAt) },
  {
    title: 'files.list.place',
    cell: (file) => (
      <span className={styles.place}>
        <AttachedPlace file={file} />
      </span>
    ),
  },
  {
    title: 'files.list.act',
    cell: (file) =>
      file.attachedTo === null ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('files.remove.named', { name: file.name })}
          onClick={() => onRemove(file)}
        >
          {t('files.remove.confirm')}
        </button>
      ) : (
        <span className={styles.inUse}>{t('files.list.inUse')}</span>
      ),
  },
];

interface UploadListProps {
  files: readonly OwnFile[];
  paging: Paging;
  /** Shown instead of the list when there are no files. */
  empty: ReactNode;
}

/** Lists uploaded files with their use. Files that are attached to nothing can be removed. */
export const UploadList = ({ files, paging, empty }: UploadListProps) => {
  const revalidator = useRevalidator();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<OwnFile>();
  const [removed, setRemoved] = useState<OwnFile>();

  // The button that opened the dialog is removed with its row.
  useEffect(() => {
    if (removed) list.current?.focus();
  }, [removed]);

  const close = (changed: boolean) => {
    if (changed && asked) {
      setRemoved(asked);
      void revalidator.revalidate();
    }
    setAsked(undefined);
  };

  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <PagedRows rows={files.length} paging={paging} empty={empty}>
        <WorkTable label={t('files.title')} rows={files} keyOf={({ fileId }) => fileId} columns={columnsOf(setAsked)} />
      </PagedRows>
      <span className="sr-only" role="status">
        {removed && t('files.remove.done', { name: removed.name })}
      </span>
      {asked && <RemoveDialog file={asked} onClose={close} />}
    </div>
  );
};
