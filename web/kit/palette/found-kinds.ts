import type { FoundKind } from '#contract/kit/area.ts';
import type { FoundKindView } from '../area.ts';

/** How kinds of found things are shown. What loads the palette's sources fills it with those of all areas. */
const views = new Map<string, FoundKindView>();

/** Adds the views of an area's kinds. */
export const registerFoundKinds = (added: Readonly<Record<string, FoundKindView>>): void => {
  for (const [kind, view] of Object.entries(added)) views.set(kind, view);
};

/** Returns how a kind is shown; throws if no area defines it. */
export const foundKindView = (kind: FoundKind): FoundKindView => {
  const view = views.get(kind);
  if (view === undefined) throw new Error(`no area shows the kind ${kind}`);
  return view;
};
