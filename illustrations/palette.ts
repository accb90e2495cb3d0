/** Every tone a drawing may use; the custom property of a tone is `--draw-<name>`. */
export type Tone =
  | 'sky'
  | 'far'
  | 'mid'
  | 'near'
  | 'line'
  | 'paper'
  | 'metal'
  | 'screen'
  | 'display'
  | 'figure'
  | 'hair'
  | 'skin'
  | 'cloth'
  | 'cloth-2'
  | 'safety'
  | 'accent'
  | 'accent-ink'
  | 'warn'
  | 'warn-ink';

/** The value of each tone in the light and the dark theme and in the red-black skin, as `#rrggbb`. */
export const palette: { light: Record<Tone, string>; dark: Record<Tone, string>; redBlack: Record<Tone, string> } = {
  light: {
    sky: '#f1f5fa',
    far: '#e2e9f2',
    mid: '#cdd8e6',
    near: '#b0bfd3',
    line: '#7486a1',
    paper: '#ffffff',
    metal: '#93a4bc',
    screen: '#22314b',
    display: '#c6d4e8',
    figure: '#2b3a54',
    hair: '#2c3342',
    skin: '#efc3a4',
    cloth: '#4c7abf',
    'cloth-2': '#8da6c8',
    safety: '#f4b731',
    accent: '#00835f',
    'accent-ink': '#ffffff',
    warn: '#cf3f1c',
    'warn-ink': '#ffffff',
  },
  dark: {
    sky: '#0f1725',
    far: '#162135',
    mid: '#1f2d46',
    near: '#2d4061',
    line: '#6a80a5',
    paper: '#d3dcea',
    metal: '#566a8b',
    screen: '#090f1a',
    display: '#0b1220',
    figure: '#4a5f85',
    hair: '#544a4f',
    skin: '#d2a68a',
    cloth: '#4a79c6',
    'cloth-2': '#637ba4',
    safety: '#e2aa2f',
    accent: '#2edba4',
    'accent-ink': '#04231a',
    warn: '#ff7d58',
    'warn-ink': '#2b0c03',
  },
  redBlack: {
    sky: '#141112',
    far: '#1d1819',
    mid: '#292223',
    near: '#3e3335',
    line: '#8a7679',
    paper: '#e4dcdd',
    metal: '#6e5f61',
    screen: '#0c0a0a',
    display: '#100d0e',
    figure: '#64565a',
    hair: '#4b4041',
    skin: '#d2a68a',
    cloth: '#a33a44',
    'cloth-2': '#7d6a6d',
    safety: '#e2aa2f',
    accent: '#ff6b70',
    'accent-ink': '#2a0406',
    warn: '#ffb14a',
    'warn-ink': '#2b1700',
  },
};

/** The paint of a tone: its custom property, with the light value where no skin sets it. */
export function paint(tone: Tone): string {
  return `var(--draw-${tone}, ${palette.light[tone]})`;
}
