import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepEarlyKeys } from '#web/kit/palette/early-keys.ts';
import { watchPalette } from '#web/kit/palette/open-palette.ts';
import { currentUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { loadLazyTexts } from '#web/kit/start-up/load-language.ts';

/** The other data that a user needs is loaded at the same time. */
const load = async () =>
  (
    await Promise.all([
      import('./site-palette.tsx'),
      loadLazyTexts(),
      currentUser() && import('./registered-sources.ts'),
    ])
  )[0];

/** Waits for the keys of the palette and loads it at the first use. What is typed meanwhile is not lost. */
export const PalettePlace = () => {
  const [open, setOpen] = useState(false);
  const part = useLazyComponent(load, open, () => setOpen(false));
  // Without delay: what is typed next is kept for the palette.
  useLayoutEffect(() => watchPalette(() => flushSync(() => setOpen(true))), []);
  // Before the palette's own effects, one of which takes the keys.
  useLayoutEffect(() => (open ? keepEarlyKeys() : undefined), [open]);
  return open && part ? <part.SitePalette onOpen={setOpen} /> : null;
};
