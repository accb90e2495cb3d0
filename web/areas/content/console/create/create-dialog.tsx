import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { createEntry, queryTree } from '#contract/content/calls.ts';
import { entryUrl } from '#contract/content/entry-list.ts';
import { type ContentKind, SLUG_MAXIMUM, slugPattern, TITLE_MAXIMUM } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { NAME_TAKEN } from '#contract/kit/errors/portal.ts';
import { makeCall } from '#web/kit/call.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import { focusFirstInvalid } from '#web/kit/form/focus-invalid.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import { kindName } from '../kinds.ts';
import { blankPayload } from './blank.ts';
import styles from './create-dialog.module.css';

export interface NewEntry {
  kind: ContentKind;
  /** The entry above it; null for the top of a tree. */
  parentId: string | null;
  /** The content of the entry that is copied. */
  copied?: Payload;
}

interface Parent {
  value: string;
  label: string;
}

/** Lists the places below which an entry can be, each with the names of those above it. */
const useParents = (kind: ContentKind | undefined) => {
  const [parents, setParents] = useState<readonly Parent[]>([]);
  const name = kind?.shape === 'tree' ? kind.name : undefined;
  useEffect(() => {
    if (name === undefined) return;
    let isGone = false;
    makeCall(queryTree, { kind: name }, { showMessage: true }).then(
      ({ list }) => {
        const byId = new Map(list.map((entry) => [entry.entryId, entry]));
        const labelOf = (id: string): string => {
          const entry = byId.get(id);
          if (!entry) return '';
          return entry.parentId === null ? entry.title : `${labelOf(entry.parentId)} › ${entry.title}`;
        };
        if (!isGone) setParents(list.map(({ entryId }) => ({ value: entryId, label: labelOf(entryId) })));
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [name]);
  return parents;
};

const TOP = '';

/** Returns how long the title of an entry may be. */
const titleMaximumOf = ({ fields, title }: ContentKind): number => {
  const field = title === undefined ? undefined : fields[title];
  return field && 'maximum' in field ? Math.min(field.maximum, TITLE_MAXIMUM) : TITLE_MAXIMUM;
};

/** Lets the operator enter the title and the address of a new entry, and opens it in the editor. */
export const CreateDialog = ({ entry, onClose }: { entry: NewEntry | undefined; onClose: () => void }) => {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [slug, setSlug] = useState('');
  const [parentId, setParentId] = useState<string>(TOP);
  const [titleError, setTitleError] = useState<string>();
  const [fieldError, setFieldError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const parents = useParents(entry?.kind);
  useEffect(() => {
    if (!entry) return;
    const { kind, copied } = entry;
    const before = kind.title === undefined ? undefined : copied?.[kind.title];
    setTitle(
      typeof before === 'string' ? t('content.create.copyOf', { title: before }).slice(0, titleMaximumOf(kind)) : '',
    );
    setSlug('');
    setTitleError(undefined);
    setFieldError(undefined);
    setParentId(entry.parentId ?? TOP);
  }, [entry]);
  if (!entry) return null;
  const { kind, copied } = entry;
  const isSlug = slugPattern.test(slug);
  const create = async (form: Element) => {
    const isTitled = title.trim() !== '';
    const isSpelled = slug === '' || isSlug;
    if (!isTitled) setTitleError(t('content.create.titleMissing'));
    if (!isSpelled) setFieldError(t('content.create.slugWrong'));
    if (!isTitled || !isSpelled) return focusFirstInvalid(form);
    setBusy(true);
    try {
      const payload = {
        ...(copied ?? blankPayload(kind.fields)),
        ...(kind.title !== undefined && { [kind.title]: title.trim() }),
      };
      const { entryId } = await makeCall(
        createEntry,
        { kind: kind.name, slug, parentId: parentId === TOP ? null : parentId, payload },
        { idempotencyKey: randomString() },
      );
      onClose();
      await navigate(entryUrl(entryId));
    } catch (error) {
      const { code, message } = error as CallFailure & Error;
      setFieldError(code === NAME_TAKEN ? t('content.create.slugTaken') : message);
      focusFirstInvalid(form);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <AntdDialog
      title={t(copied ? 'content.create.copy' : 'content.create.title', { kind: kindName(kind.name) })}
      okText={t('content.create.ok')}
      busy={busy}
      onOk={(form) => void create(form)}
      onClose={onClose}
    >
      <Stack>
        <ControlField label={t('content.title')} error={titleError}>
          {(control) => (
            <Input
              {...control}
              value={title}
              {...countUpTo(titleMaximumOf(kind))}
              onChange={({ target }) => {
                setTitle(target.value);
                setTitleError(undefined);
              }}
            />
          )}
        </ControlField>
        <ControlField
          label={t('content.create.slug')}
          error={fieldError}
          hint={t(slug === '' ? 'content.create.slugFree' : 'content.create.slugHint', {
            path: kind.path(isSlug ? slug : '…'),
          })}
        >
          {(control) => (
            <Input
              {...control}
              value={slug}
              {...countUpTo(SLUG_MAXIMUM)}
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ target }) => {
                setSlug(target.value.toLowerCase().replace(/[\s_]+/g, '-'));
                setFieldError(undefined);
              }}
            />
          )}
        </ControlField>
        {kind.shape === 'tree' && (
          <ControlField label={t('content.create.parent')}>
            {(control) => (
              <Select
                {...control}
                className={styles.wide ?? ''}
                showSearch={{ optionFilterProp: 'label' }}
                value={parentId}
                options={[{ value: TOP, label: t('content.create.top') }, ...parents]}
                onChange={setParentId}
              />
            )}
          </ControlField>
        )}
      </Stack>
    </AntdDialog>
  );
};
