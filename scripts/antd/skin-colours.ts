import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';

/** The custom properties of a skin, without the leading dashes: `brand`, `surface-2`. */
export type Colours = Readonly<Record<string, string>>;

/** Reads the default skin's colours. The dark theme inherits what it does not define from the light one. */
export const skinColours = (root: string): { light: Colours; dark: Colours } => {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  parse(readFileSync(join(root, 'web/kit/skins/default.css'), 'utf8')).walkRules((rule) => {
    const colours = rule.selector.includes('data-theme="dark"') ? dark : light;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      colours[prop.slice(2)] = value;
    });
  });
  return { light, dark: { ...light, ...dark } };
};
