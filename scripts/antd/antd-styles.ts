import { legacyLogicalPropertiesTransformer, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import { parse, type Root } from 'postcss';
import { createElement } from 'react';
import { antdTheme } from './antd-theme.ts';
import { forOldBrowsers } from './old-browsers.ts';
import { skinColours } from '../../server/kit/pages/skin-colours.ts';

/** The antd components that pages may use. A component that is missing here has no styles. */
const COMPONENTS = [
  'Alert',
  'Avatar',
  'Badge',
  'Breadcrumb',
  'Button',
  'Cascader',
  'Checkbox',
  'DatePicker',
  'Descriptions',
  'Drawer',
  'Dropdown',
  'Empty',
  'Form',
  'Image',
  'Input',
  'InputNumber',
  'Modal',
  'Pagination',
  'Popconfirm',
  'Popover',
  'Progress',
  'Radio',
  'Rate',
  'Segmented',
  'Select',
  'Skeleton',
  'Space',
  'Spin',
  'Steps',
  'Switch',
  'Table',
  'Tabs',
  'Tag',
  'Timeline',
  'Tooltip',
  'Tree',
  'Upload',
] as const;

const extract = (look: ThemeConfig): Root => {
  const customTheme = (node: React.ReactNode) =>
    createElement(
      StyleProvider,
      { hashPriority: 'high', transformers: [legacyLogicalPropertiesTransformer] },
      createElement(ConfigProvider, { theme: look, wave: { disabled: true } }, node),
    );
  const css = extractStyle({ includes: [...COMPONENTS], customTheme } as Parameters<typeof extractStyle>[0]);
  // The transformer of logical properties adds it twice.
  return parse(css.replaceAll('!important!important', '!important'));
};

type Variables = Map<string, string>;

/** Removes the custom properties of themes from the sheet: they belong to the whole page. */
const takeVariables = (sheet: Root): Variables => {
  const variables: Variables = new Map();
  sheet.walkRules((rule) => {
    const ofTheme = /^\.(antd|css-var-[\w-]+)(\.|$)/.test(rule.selector);
    if (!ofTheme) return;
    // A confirm dialog contains its own theme, which is not ours.
    if (rule.selector.startsWith('.antd')) rule.walkDecls(({ prop, value }) => void variables.set(prop, value));
    rule.remove();
  });
  return variables;
};

const named = /var\((--[\w-]+)/g;
const namesIn = (text: string) => Array.from(text.matchAll(named), ([, name]) => name as string);

/** Returns the variables that the rules use, and those that these use in turn. */
const usedBy = (rules: string, variables: Variables): Set<string> => {
  const used = new Set<string>();
  const add = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    namesIn(variables.get(name) ?? '').forEach(add);
  };
  namesIn(rules).forEach(add);
  return used;
};

/** Styles that no page uses: right-to-left texts, colours that the skin does not have, and unused variants. */
const NEEDLESS = [
  /-rtl\b/,
  /-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b/,
  /-(input|input-group-wrapper|input-number|picker|select)-(filled|underlined)\b/,
  /\.data-ant-cssinjs-cache-path/,
];
const isNeedless = (selector: string) => NEEDLESS.some((needless) => needless.test(selector));

const dropNeedless = (sheet: Root) => {
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !isNeedless(selector));
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
};

/** Removes duplicates: each component includes the rules that it shares with others. */
const dropDoubles = (sheet: Root) => {
  const seen = new Set<string>();
  sheet.each((node) => {
    const text = String(node);
    if (seen.has(text)) node.remove();
    seen.add(text);
  });
};

/** Returns the sizes and colours of a look, and the rules, which are the same for all looks. */
const read = (look: Parameters<typeof antdTheme>[0]) => {
  const sheet = extract(antdTheme(look));
  return { variables: takeVariables(sheet), sheet };
};

const blockOf = (variables: Iterable<readonly [string, string]>) =>
  `:root{${Array.from(variables, ([name, value]) => `${name}:${value.replace(/\s+/g, ' ').trim()};`).join('')}}`;

/**
 * Returns antd's styles for our skin: custom properties on the root, the differences on dark and on narrow pages, and
 * the rules of the components. Colours follow `data-theme` without script.
 */
export const antdStyles = (root: string): string => {
  const colours = skinColours(root);
  const { variables, sheet } = read({ colours: colours.light });
  const dark = read({ colours: colours.dark, isDark: true });
  const narrow = read({ colours: colours.light, for: 'touch' });
  if ([dark, narrow].some((other) => String(other.sheet) !== String(sheet))) throw new Error('antd: rules differ');
  dropNeedless(sheet);
  dropDoubles(sheet);
  forOldBrowsers(sheet);
  const rules = String(sheet);
  const used = usedBy(rules, variables);
  const differing = (other: Variables) =>
    blockOf([...other].filter(([name, value]) => used.has(name) && variables.get(name) !== value));
  return [
    blockOf([...variables].filter(([name]) => used.has(name))),
    // Paper uses the light colours, as the skin does.
    `@media screen{${differing(dark.variables).replace(':root', ":root[data-theme='dark']")}}`,
    `@media (max-width:767px){${differing(touched(narrow.variables))}}`,
    // Not zero: antd waits for the end of an animation.
    `@media (prefers-reduced-motion:reduce){${blockOf(MOTION.map((name) => [name, '1ms']))}}`,
    rules,
  ].join('\n');
};

/** Removes the sizes that grow with the height of controls but that no finger has to hit. */
const touched = (variables: Variables): Variables =>
  new Map([...variables].filter(([name]) => !/^--ant-(avatar|skeleton|spin|steps|rate|tree-indent)/.test(name)));

const MOTION = ['fast', 'mid', 'slow'].map((speed) => `--ant-motion-duration-${speed}`);

/** Returns the sizes of the theme that components calculate with in the browser. */
export const antdNumbers = (root: string) => {
  const tokens = theme.getDesignToken(antdTheme({ colours: skinColours(root).light }));
  return Object.fromEntries(Object.entries(tokens).filter(([, value]) => /^(number|boolean)$/.test(typeof value)));
};
