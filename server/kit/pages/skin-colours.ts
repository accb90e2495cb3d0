import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The custom properties of a skin, without the leading dashes: `brand`, `surface-2`. */
export type Colours = Readonly<Record<string, string>>;

const RULE = /\[data-skin="default"\](\[data-theme="dark"\])? \{([^}]*)\}/g;
const PROPERTY = /--([\w-]+): ([^;]+);/g;

/**
 * Reads the colours of the default skin, for what cannot use custom properties. The dark theme inherits what it does not
 * define from the light one. `root` is the project folder.
 */
export const skinColours = (root: string): { light: Colours; dark: Colours } => {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const skin = readFileSync(join(root, 'web/kit/skins/default.css'), 'utf8');
  for (const [, isDark, body = ''] of skin.matchAll(RULE))
    for (const [, name = '', value = ''] of body.matchAll(PROPERTY)) (isDark ? dark : light)[name] = value;
  return { light, dark: { ...light, ...dark } };
};

/** Replaces each `var(--name)` by its colour. Throws if the skin lacks it. */
export const withColours = (text: string, colours: Colours): string =>
  text.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (colour === undefined) throw new Error(`the default skin has no colour --${name}`);
    return colour;
  });
