import { useCallback, useEffect, useState } from 'react';
import { onPaletteAsked } from '#web/kit/palette/open-palette.ts';
import type { User } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';

const load = () => import('./site-palette.tsx');

/** Waits for the key of the palette, and loads it at the first use. */
export const PalettePlace = ({ user }: { user: User }) => {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyComponent(load, open, close);
  useEffect(
    () =>
      onPaletteAsked(() => {
        // An open dialog keeps the focus, and what it asks comes first.
        if (!document.querySelector('dialog[open]')) setOpen(true);
      }),
    [],
  );
  return open && part ? <part.SitePalette user={user} onClose={close} /> : null;
};
