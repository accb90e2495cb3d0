import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { EarlyField } from '#web/kit/palette/early-field.tsx';
import { watchPalette } from '#web/kit/palette/open-palette.ts';
import { currentUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { loadLazyTexts } from '#web/kit/start-up/load-language.ts';

/** The other data that a user needs is loaded at the same time. */
const load = async () => {
  const isUser = Boolean(currentUser());
  const [palette] = await Promise.all([
    import('./site-palette.tsx'),
    loadLazyTexts(),
    isUser && import('./registered-sources.ts'),
  ]);
  if (isUser) await palette.loadSources();
  return palette;
};

/** Waits for the keys of the palette and loads it at the first use. What is typed meanwhile is not lost. */
export const PalettePlace = () => {
  const [open, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const close = () => setOpen(false);
  const part = useLazyComponent(load, open, close);
  // Without delay: what is typed next is for the palette.
  useLayoutEffect(() => watchPalette(() => flushSync(() => setOpen(true))), []);
  if (!open) return null;
  return part && !isComposing ? (
    <part.SitePalette onOpen={setOpen} />
  ) : (
    <EarlyField onComposing={setComposing} onClose={close} />
  );
};
