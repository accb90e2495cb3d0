import { type BannerView, type Box, PICTURE } from '#web/areas/site/public/banner-layout.ts';
import { loadImage } from '#web/kit/ui/pictures/convert/load-image.ts';
import type { Pixels, Rgb } from './contrast.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Returns the custom properties of a theme of the page's skin, whichever the operator uses. */
const readTheme = <Value>(theme: Theme, read: (valueOf: (name: string) => string) => Value): Value => {
  const probe = document.createElement('div');
  probe.hidden = true;
  probe.dataset.skin = document.documentElement.dataset.skin;
  probe.dataset.theme = theme;
  document.body.append(probe);
  try {
    const style = getComputedStyle(probe);
    return read((name) => style.getPropertyValue(name).trim());
  } finally {
    probe.remove();
  }
};

const tone = /var\((--draw-[\w-]+)(?:,[^)]*)?\)/g;

/** A drawing, or the address of a picture in the ratio of slides. */
export type BannerSource = { svg: string } | { address: string };

/**
 * Loads a drawing in the frame of a slide, regardless of its own frame. A picture does not resolve custom properties,
 * so the colours of the theme are written into it.
 */
const loadDrawing = async (svg: string, valueOf: (name: string) => string): Promise<HTMLImageElement> => {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  root.setAttribute('width', String(PICTURE.width));
  root.setAttribute('height', String(PICTURE.height));
  root.setAttribute('viewBox', `0 0 ${PICTURE.width} ${PICTURE.height}`);
  const framed = new XMLSerializer().serializeToString(root);
  const coloured = framed.replace(tone, (whole, name: string) => valueOf(name) || whole);
  return loadImage(`data:image/svg+xml,${encodeURIComponent(coloured)}`);
};

/** A slide as a theme shows it, without its texts. */
export interface ReadBanner {
  below: (box: Box) => Pixels;
  colourOf: (name: '--text' | '--text-2') => Rgb;
}

/** Draws the picture of a slide in a theme, as it is cut off and covered in a window. */
export const readBanner = async (
  source: BannerSource,
  theme: Theme,
  views: readonly BannerView[],
): Promise<ReadBanner[]> => {
  const svg = 'svg' in source ? source.svg : '';
  const colours = readTheme(theme, (valueOf) => {
    const names = ['--text', '--text-2', ...[...svg.matchAll(tone)].map(([, name]) => name as string), '--draw-sky'];
    return new Map(names.map((name) => [name, valueOf(name)]));
  });
  const valueOf = (name: string) => colours.get(name) ?? '';
  const image = 'svg' in source ? await loadDrawing(svg, valueOf) : await loadImage(source.address);
  return views.map(({ width, height, picture, scrim }) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const sky = valueOf('--draw-sky');
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    context.drawImage(image, picture.x, picture.y, picture.width, picture.height);
    if (scrim) {
      const gradient = context.createLinearGradient(scrim.x, 0, scrim.x + scrim.width, 0);
      gradient.addColorStop(0, sky);
      gradient.addColorStop(1, `${sky}00`);
      context.fillStyle = gradient;
      context.fillRect(scrim.x, scrim.y, scrim.width, scrim.height);
    }
    return {
      below: ({ x, y, width: wide, height: high }) =>
        context.getImageData(
          Math.round(x),
          Math.round(y),
          Math.max(1, Math.round(wide)),
          Math.max(1, Math.round(high)),
        ),
      colourOf: (name) => {
        const pixel = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        pixel.fillStyle = valueOf(name);
        pixel.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
        return [red, green, blue];
      },
    };
  });
};
