import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { sources as searchSources } from '#web/areas/search/palette/search-sources.ts';
import { Palette } from '#web/kit/palette/palette.tsx';
import type { PaletteSource } from '#web/kit/palette/palette-source.ts';
import { useUser } from '#web/kit/session/user.ts';
import type { SiteData } from '#web/kit/shell/site-data.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { menuSource } from './menu-source.ts';

const inOrder = (sources: readonly PaletteSource[]): readonly PaletteSource[] =>
  [...sources].sort((one, other) => one.order - other.order);

/** Visitors have what comes with the palette, so that they wait for nothing else. */
const everybodys = inOrder([...searchSources, menuSource]);
/** What all areas registered for users, once it is loaded: from then on the field and its shortcut are available. */
let known: readonly PaletteSource[] | undefined;

/** Loads what all areas registered for users. */
export const loadSources = async (): Promise<readonly PaletteSource[]> => {
  const { loadRegistered } = await import('./registered-sources.ts');
  known = inOrder([...everybodys, ...(await loadRegistered())]);
  return known;
};

/**
 * Whether a dialog is open, including those of antd, some of which are hidden instead of removed. The dialog comes
 * first.
 */
const isAsked = () =>
  [...document.querySelectorAll('dialog[open], .ant-modal-wrap')].some((dialog) => dialog.getClientRects().length > 0);

/** The palette with the sources of all areas. */
export const SitePalette = ({ onOpen }: { onOpen: (open: boolean) => void }) => {
  const onClose = useCallback(() => onOpen(false), [onOpen]);
  const user = useUser();
  const urlOf = useSiteUrl();
  const site = useRouteLoaderData('root') as SiteData | undefined;
  const context = useMemo(() => ({ user, menus: site?.menus ?? [] }), [user, site]);
  const [refused] = useState(isAsked);
  const [registered, setRegistered] = useState(known);
  const sources = useMemo(
    () => ((user && registered) || everybodys).filter(({ serves }) => serves(context)),
    [user, registered, context],
  );
  useLayoutEffect(() => {
    if (refused) onClose();
  }, [refused, onClose]);
  const isUser = Boolean(user);
  useEffect(() => {
    if (known || !isUser) return;
    let isGone = false;
    loadSources().then(
      (loaded) => isGone || setRegistered(loaded),
      // A script that does not load is reported by the page; a later attempt opens the palette.
      () => isGone || onClose(),
    );
    return () => {
      isGone = true;
    };
  }, [isUser, onClose]);
  if (refused) return null;
  const isOperator = user?.permissionCodes.includes('consoleDesk') === true;
  return (
    <Palette
      sources={sources}
      context={context}
      placeholder={t(isOperator ? 'palette.placeholder' : 'palette.placeholder.visitor')}
      urlOf={urlOf}
      onClose={onClose}
    />
  );
};
