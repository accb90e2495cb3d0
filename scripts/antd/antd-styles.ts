import { legacyLogicalPropertiesTransformer, StyleProvider } from '@ant-design/cssinjs';
import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import { type AtRule, parse, type Root, type Rule } from 'postcss';
import { createElement } from 'react';
import { antdTheme } from './antd-theme.ts';
import { forOldBrowsers } from './old-browsers.ts';
import { skinColours } from './skin-colours.ts';

/** What pages may use of antd; a name that is missing here has no styles. */
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
  // The transformer of logical properties says it twice.
  return parse(css.replaceAll('!important!important', '!important'));
};

type Variables = Map<string, string>;

/** Takes the custom properties of themes out of the sheet: they belong to the whole page. */
const takeVariables = (sheet: Root): Variables => {
  const variables: Variables = new Map();
  sheet.walkRules((rule) => {
    const ofTheme = /^\.(antd|css-var-[\w-]+)(\.|$)/.test(rule.selector);
    if (!ofTheme) return;
    // A dialog that confirms has a theme of its own inside, which is not ours.
    if (rule.selector.startsWith('.antd')) rule.walkDecls(({ prop, value }) => void variables.set(prop, value));
    rule.remove();
  });
  return variables;
};

const named = /var\((--[\w-]+)/g;
const namesIn = (text: string) => Array.from(text.matchAll(named), ([, name]) => name as string);

/** Those that the rules name, and what these name in turn. */
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

/** Texts from right to left, which no page has, and the marks of the extraction itself. */
const isNeedless = (selector: string) => /-rtl\b|\.data-ant-cssinjs-cache-path/.test(selector);

const dropNeedless = (sheet: Root) => {
  sheet.walkRules((rule) => {
    if ((rule.parent as AtRule).type === 'atrule' && /keyframes/.test((rule.parent as AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => !isNeedless(selector));
    if (kept.length === 0 || rule.nodes.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
};

/** The sheet says some keyframes and rules once for each component that brings them. */
const dropDoubles = (sheet: Root) => {
  const seen = new Set<string>();
  sheet.each((node) => {
    const text = String(node);
    if (seen.has(text)) (node as Rule).remove();
    seen.add(text);
  });
};

const blockOf = (variables: Iterable<readonly [string, string]>) =>
  Array.from(variables, ([name, value]) => `${name}:${value.replace(/\s+/g, ' ').trim()};`).join('');

/**
 * antd's styles for our skin: custom properties of light, and of dark what differs, both on the root, and the rules of
 * the components. Colours follow `data-theme` without script.
 */
export const antdStyles = (root: string): string => {
  const colours = skinColours(root);
  const sheet = extract(antdTheme(colours.light, false));
  const light = takeVariables(sheet);
  const darkSheet = extract(antdTheme(colours.dark, true));
  const dark = takeVariables(darkSheet);
  if (String(sheet) !== String(darkSheet)) throw new Error('antd: rules differ between light and dark');
  dropNeedless(sheet);
  dropDoubles(sheet);
  forOldBrowsers(sheet);
  const rules = String(sheet);
  const used = usedBy(rules, light);
  const ofLight = [...light].filter(([name]) => used.has(name));
  const ofDark = [...dark].filter(([name, value]) => used.has(name) && light.get(name) !== value);
  // On paper it is light, as the skin is.
  return `:root{${blockOf(ofLight)}}\n@media screen{:root[data-theme='dark']{${blockOf(ofDark)}}}\n${rules}`;
};

/** The sizes of the theme that components calculate with in the browser. */
export const antdNumbers = (root: string) => {
  const token = antdTheme(skinColours(root).light, false);
  const { components, ...all } = theme.getDesignToken(token) as unknown as Record<string, unknown>;
  void components;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => /^(number|boolean)$/.test(typeof value)));
};
