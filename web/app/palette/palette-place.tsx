import { useCallback, useEffect, useState } from 'react';
import { onPaletteAsked } from '#web/kit/palette/open-palette.ts';
import type { User } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';

/** Whether a dialog is open, also one of antd, which hides some instead of removing them. */
const isAsked = () =>
  [...document.querySelectorAll('dialog[open], .ant-modal-wrap')].some((dialog) => dialog.getClientRects().length > 0);

const load = () => import('./site-palette.tsx');

/** Waits for the key of the palette, and loads it at the first use. */
export const PalettePlace = ({ user }: { user: User }) => {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyComponent(load, open, close);
  useEffect(
    () =>
      onPaletteAsked(() => {
        // What an open dialog asks comes first.
        if (!isAsked()) setOpen(true);
      }),
    [],
  );
  return open && part ? <part.SitePalette user={user} onClose={close} /> : null;
};
