import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { AntdMenu } from '#web/kit/ui/antd/antd-menu.tsx';
import { growing, kindName } from '../kinds.ts';
import type { NewEntry } from './create-dialog.tsx';

const ICON_PX = 16;
const loadDialog = () => import('./create-dialog.tsx');

/** Begins a new entry: of the kind that the list shows, or of one that the operator chooses. */
export const CreateButton = ({ kind }: { kind: string | undefined }) => {
  const [entry, setEntry] = useState<NewEntry>();
  const dialog = useLazyComponent(loadDialog, entry !== undefined);
  // With one kind there is nothing to choose.
  const only = kind === undefined && growing.length === 1 ? growing[0] : undefined;
  const shown = only ?? growing.find(({ name }) => name === kind);
  const icon = <Plus size={ICON_PX} aria-hidden="true" />;
  return (
    <>
      {shown ? (
        <Button type="primary" icon={icon} onClick={() => setEntry({ kind: shown, parentId: null })}>
          {t('content.create.title', { kind: kindName(shown.name) })}
        </Button>
      ) : (
        kind === undefined &&
        growing.length > 0 && (
          <AntdMenu
            items={growing.map((one) => ({
              key: one.name,
              label: kindName(one.name),
              onClick: () => setEntry({ kind: one, parentId: null }),
            }))}
          >
            <Button type="primary" icon={icon}>
              {t('content.create')}
            </Button>
          </AntdMenu>
        )
      )}
      {dialog && <dialog.CreateDialog entry={entry} onClose={() => setEntry(undefined)} />}
    </>
  );
};
