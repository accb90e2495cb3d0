import { useEffect, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Palette } from '#web/kit/palette/palette.tsx';
import type { PaletteSource } from '#web/kit/palette/palette-source.ts';
import type { User } from '#web/kit/session/user.ts';
import type { SiteData } from '#web/kit/shell/site-data.ts';
import { loadCentreTexts } from '#web/kit/start-up/load-language.ts';
import { t } from '#web/kit/texts.ts';
import { areas } from '../areas.ts';
import { pageSources } from './page-sources.ts';

/** What all areas registered, once it is loaded: from then on the field is there with the key that asks for it. */
let known: readonly PaletteSource[] | undefined;

const loadSources = async (): Promise<readonly PaletteSource[]> => {
  const [registered] = await Promise.all([
    Promise.all(areas.flatMap(({ paletteSources }) => paletteSources?.() ?? [])),
    loadCentreTexts(),
  ]);
  known = [...pageSources, ...registered.flatMap(({ sources }) => sources)].sort(
    (one, other) => one.order - other.order,
  );
  return known;
};

/** The palette with the sources of all areas. */
export const SitePalette = ({ user, onClose }: { user: User; onClose: () => void }) => {
  const site = useRouteLoaderData('root') as SiteData | undefined;
  const context = useMemo(() => ({ user, menus: site?.menus ?? [] }), [user, site]);
  const [registered, setRegistered] = useState(known);
  const sources = useMemo(() => registered?.filter(({ serves }) => serves(context)), [registered, context]);
  useEffect(() => {
    if (known) return;
    let isGone = false;
    loadSources().then(
      (loaded) => isGone || setRegistered(loaded),
      // A script that does not load is reported by the page; a later attempt opens the palette.
      () => isGone || onClose(),
    );
    return () => {
      isGone = true;
    };
  }, [onClose]);
  if (!sources) return null;
  const isOperator = user.permissionCodes.includes('consoleDesk');
  return (
    <Palette
      sources={sources}
      context={context}
      placeholder={t(isOperator ? 'layers.palette.placeholder' : 'layers.palette.placeholder.visitor')}
      onClose={onClose}
    />
  );
};
