import { type MappingAlgorithm, theme, type ThemeConfig } from 'antd';
import type { Colours } from './skin-colours.ts';

const FONTS =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif';

/** The shades that antd would derive from a colour, as the skin has them: of a warning or a danger there are two, strong and weak. */
const shadesOf = (name: 'Error' | 'Warning' | 'Success' | 'Info' | 'Primary', strong: string, weak: string) =>
  Object.fromEntries([
    ...['', 'Text', 'TextHover', 'TextActive', 'Hover', 'Active', 'BorderHover'].map((shade) => [
      `color${name}${shade}`,
      strong,
    ]),
    ...['Bg', 'BgHover', 'BgFilledHover', 'BgActive'].map((shade) => [`color${name}${shade}`, weak]),
    [`color${name}Border`, strong],
  ]);

/** antd's own derivation, with the skin's colours wherever the skin has one. */
const fromSkin =
  (colours: Colours, isDark: boolean): MappingAlgorithm =>
  (seed) => {
    const derived = (isDark ? theme.darkAlgorithm : theme.defaultAlgorithm)(seed);
    const colour = (name: string): string => {
      const value = colours[name];
      if (value === undefined) throw new Error(`the skin has no --${name}`);
      return value;
    };
    return {
      ...derived,
      ...shadesOf('Primary', colour('brand'), colour('brand-weak')),
      ...shadesOf('Info', colour('brand'), colour('brand-weak')),
      ...shadesOf('Error', colour('danger'), colour('danger-weak')),
      ...shadesOf('Warning', colour('warning'), colour('warning-weak')),
      ...shadesOf('Success', colour('success'), colour('accent-weak')),
      colorPrimaryHover: colour('brand-strong'),
      colorPrimaryActive: colour('brand-strong'),
      colorPrimaryTextHover: colour('brand-strong'),
      colorLink: colour('brand'),
      colorLinkHover: colour('brand-strong'),
      colorLinkActive: colour('brand-strong'),
      colorText: colour('text'),
      colorTextSecondary: colour('text-2'),
      colorTextTertiary: colour('text-3'),
      // Placeholders, hints and what is switched off: antd's own is too pale to read.
      colorTextQuaternary: colour('text-3'),
      colorFill: colour('line'),
      colorFillSecondary: colour('surface-3'),
      colorFillTertiary: colour('surface-3'),
      colorFillQuaternary: colour('surface-2'),
      colorBgLayout: colour('background'),
      colorBgContainer: colour('surface'),
      colorBgElevated: colour('surface'),
      // Tooltips, with the ink of buttons upon them.
      colorBgSpotlight: colour(isDark ? 'text-2' : 'text'),
      colorBorder: colour('line-strong'),
      colorBorderDisabled: colour('line'),
      colorBorderSecondary: colour('line'),
    };
  };

/** How antd looks in a theme of the skin. Its seeds are the skin's too: focus rings and shadows come from them. */
export const antdTheme = (colours: Colours, isDark: boolean): ThemeConfig => ({
  // The classes are the names alone: a hash in `:where()` would make old browsers drop every rule.
  hashed: false,
  cssVar: { key: 'antd' },
  algorithm: fromSkin(colours, isDark),
  token: {
    colorPrimary: colours.brand as string,
    colorInfo: colours.brand as string,
    colorError: colours.danger as string,
    colorWarning: colours.warning as string,
    colorSuccess: colours.success as string,
    colorTextBase: colours.text as string,
    colorBgBase: colours.surface as string,
    colorTextLightSolid: colours['brand-ink'] as string,
    colorSplit: colours.line as string,
    boxShadow: colours.shadow as string,
    boxShadowSecondary: colours.shadow as string,
    fontFamily: FONTS,
    fontSize: 14,
    borderRadius: 6,
    controlHeight: 36,
    controlHeightSM: 28,
    controlHeightLG: 44,
    wireframe: false,
  },
  components: {
    Table: { headerBg: colours['surface-2'] as string, rowHoverBg: colours['surface-2'] as string },
  },
});
