import { type MappingAlgorithm, theme, type ThemeConfig } from 'antd';
import type { Colours } from '../../server/kit/pages/skin-colours.ts';

const FONTS =
  '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif';

/** Maps the shades that antd would derive from a colour to the skin's two, strong and weak. */
const shadesOf = (name: 'Error' | 'Warning' | 'Success' | 'Info' | 'Primary', strong: string, weak: string) =>
  Object.fromEntries([
    ...['', 'Text', 'TextHover', 'TextActive', 'Hover', 'Active', 'BorderHover'].map((shade) => [
      `color${name}${shade}`,
      strong,
    ]),
    ...['Bg', 'BgHover', 'BgFilledHover', 'BgActive'].map((shade) => [`color${name}${shade}`, weak]),
    [`color${name}Border`, strong],
  ]);

const colourOf = (colours: Colours) => (name: string) => {
  const value = colours[name];
  if (value === undefined) throw new Error(`the skin has no --${name}`);
  return value;
};

/** antd's own derivation, with the skin's colours where the skin has one. */
const fromSkin =
  (colours: Colours, isDark: boolean): MappingAlgorithm =>
  (seed) => {
    const derived = (isDark ? theme.darkAlgorithm : theme.defaultAlgorithm)(seed);
    const colour = colourOf(colours);
    return {
      ...derived,
      ...shadesOf('Primary', colour('brand'), colour('brand-weak')),
      ...shadesOf('Info', colour('brand'), colour('brand-weak')),
      ...shadesOf('Error', colour('danger'), colour('danger-weak')),
      ...shadesOf('Warning', colour('warning'), colour('warning-weak')),
      ...shadesOf('Success', colour('success'), colour('success-weak')),
      colorPrimaryHover: colour('brand-strong'),
      colorPrimaryActive: colour('brand-strong'),
      colorPrimaryTextHover: colour('brand-strong'),
      colorLink: colour('brand'),
      colorLinkHover: colour('brand-strong'),
      colorLinkActive: colour('brand-strong'),
      colorText: colour('text'),
      colorTextSecondary: colour('text-2'),
      colorTextTertiary: colour('text-3'),
      // Placeholders, hints and disabled controls: antd's own colour is too pale to read.
      colorTextQuaternary: colour('text-3'),
      colorFill: colour('line'),
      colorFillSecondary: colour('surface-3'),
      colorFillTertiary: colour('surface-3'),
      colorFillQuaternary: colour('surface-2'),
      colorBgLayout: colour('background'),
      colorBgContainer: colour('surface'),
      colorBgElevated: colour('surface'),
      // Tooltips, whose text has the colour of button labels.
      colorBgSpotlight: colour(isDark ? 'text-2' : 'text'),
      colorBorder: colour('line-strong'),
      colorBorderDisabled: colour('line'),
      colorBorderSecondary: colour('line'),
    };
  };

/** The heights of controls, in CSS pixels. */
export const CONTROL_HEIGHTS = {
  mouse: { controlHeight: 36, controlHeightSM: 28, controlHeightLG: 44 },
  touch: { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 48 },
};

interface Look {
  colours: Colours;
  isDark?: boolean;
  for?: keyof typeof CONTROL_HEIGHTS;
}

/**
 * Returns antd's theme for a skin's colours. Its seeds come from the skin too, since focus rings and shadows derive
 * from them.
 */
export const antdTheme = ({ colours, isDark = false, for: pointer = 'mouse' }: Look): ThemeConfig => {
  const colour = colourOf(colours);
  return {
    // The class names have no hash: a hash in `:where()` would make old browsers drop every rule.
    hashed: false,
    cssVar: { key: 'antd' },
    algorithm: fromSkin(colours, isDark),
    token: {
      ...CONTROL_HEIGHTS[pointer],
      colorPrimary: colour('brand'),
      colorInfo: colour('brand'),
      colorError: colour('danger'),
      colorWarning: colour('warning'),
      colorSuccess: colour('success'),
      colorTextBase: colour('text'),
      colorBgBase: colour('surface'),
      colorTextLightSolid: colour('brand-ink'),
      colorSplit: colour('line'),
      boxShadow: colour('shadow'),
      // Popups have an edge, since shadows are invisible in the dark theme.
      boxShadowSecondary: `0 0 0 1px ${colour('line')},${colour('shadow')}`,
      fontFamily: FONTS,
      fontSize: 14,
      borderRadius: 6,
    },
    components: {
      Table: {
        headerBg: colour('surface-2'),
        rowHoverBg: colour('surface-2'),
        cellPaddingBlock: 11,
        cellPaddingInline: 12,
      },
      Segmented: { trackBg: colour('surface-3') },
      // Seven days fit next to each other on the narrowest page.
      ...(pointer === 'touch' && {
        DatePicker: { cellWidth: 41, cellHeight: 40, textHeight: 44, timeColumnWidth: 56 },
      }),
      Rate: { starBg: colour('line-strong'), starColor: colour('warning') },
    },
  };
};
