import sharp from 'sharp';
import type { Place } from './sample.ts';
import type { Specimen } from '../../engines/specimens/specimen.ts';

/** The longest side of a sample picture, in pixels. */
export const LONGEST = 1280;
/** The share of the picture's side that the document fills; the rest is the surface. */
const SHARE = 0.9;

/** The two tones and the grain of a surface: how often it changes across and down. */
const surfaces: Record<Place, { light: string; dark: string; grain: string; amount: number }> = {
  wood: { light: '#a9825c', dark: '#7f5c3d', grain: '0.004 0.09', amount: 0.34 },
  grey: { light: '#b9bec4', dark: '#8d949c', grain: '0.6 0.6', amount: 0.16 },
  dark: { light: '#3c434c', dark: '#23282f', grain: '0.5 0.5', amount: 0.2 },
  cloth: { light: '#46606b', dark: '#2d444e', grain: '0.35 0.35', amount: 0.3 },
  paper: { light: '#d9cdb6', dark: '#b9a98c', grain: '0.7 0.7', amount: 0.1 },
};

/** A surface is drawn once at this size and stretched, since its grain is the most expensive part. */
const [SURFACE_WIDTH, SURFACE_HEIGHT] = [640, 480];
const drawnSurfaces = new Map<Place, Promise<Buffer>>();

const surface = (place: Place): Promise<Buffer> => {
  const drawn = drawnSurfaces.get(place);
  if (drawn) return drawn;
  const { light, dark, grain, amount } = surfaces[place];
  const size = `width="${SURFACE_WIDTH}" height="${SURFACE_HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${amount * 3} 0 0 0 ${-amount}"/></filter></defs>
<rect ${size} fill="url(#g)"/><rect ${size} filter="url(#n)"/></svg>`;
  const made = sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  drawnSurfaces.set(place, made);
  return made;
};

/** Returns the SVG transformation that places the document in the picture. */
const laying = ({ width: inner, height: tall }: Specimen, width: number, height: number, turn: number) => {
  const radians = (Math.abs(turn) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const scale = SHARE * Math.min(width / (inner * cosine + tall * sine), height / (inner * sine + tall * cosine));
  return `translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${scale}) translate(${-inner / 2} ${-tall / 2})`;
};

/** Draws the document's shadow, with light from the upper left. It is soft, so it is drawn small. */
const shadow = async ({ width: inner, height: tall }: Specimen, width: number, height: number, place: string) => {
  const shape = (down: number, opacity: number) =>
    `<g transform="translate(${down} ${down}) ${place}"><rect width="${inner}" height="${tall}" opacity="${opacity}"/></g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width / 4)}" height="${Math.round(height / 4)}" viewBox="0 0 ${width} ${height}">${shape(8, 0.34)}${shape(3, 0.3)}</svg>`;
  return sharp(await sharp(Buffer.from(svg)).blur(2.2).png({ compressionLevel: 1 }).toBuffer())
    .resize({ width, height, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

const laid = ({ svg, width: inner, height: tall }: Specimen, width: number, height: number, place: string) => {
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="light" cx="0.3" cy="0.2" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity="0.12"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.26"/></radialGradient></defs>
<g transform="${place}"><svg width="${inner}" height="${tall}" viewBox="0 0 ${inner} ${tall}">${body}</svg></g>
<rect width="${width}" height="${height}" fill="url(#light)"/></svg>`;
};

/** Returns the sides of a picture that fits the document with a border. The longer one is `LONGEST`. */
const sidesFor = ({ width, height }: Specimen, turn: number): [number, number] => {
  const radians = (Math.abs(turn) * Math.PI) / 180;
  const wide = width * Math.cos(radians) + height * Math.sin(radians);
  const tall = width * Math.sin(radians) + height * Math.cos(radians);
  // At most the ratio of a camera; longer documents get more border.
  const ratio = Math.min(Math.max(wide / tall, 9 / 16), 16 / 9);
  return ratio >= 1 ? [LONGEST, Math.round(LONGEST / ratio)] : [Math.round(LONGEST * ratio), LONGEST];
};

/** Draws a document as if photographed on a table. */
export const photograph = async (specimen: Specimen, place: Place, turn: number): Promise<Buffer> => {
  const [width, height] = sidesFor(specimen, turn);
  const lies = laying(specimen, width, height, turn);
  return sharp(await surface(place))
    .resize({ width, height, fit: 'fill' })
    .composite([
      { input: await shadow(specimen, width, height, lies) },
      { input: Buffer.from(laid(specimen, width, height, lies)) },
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** Draws a specimen that is a whole picture. If it is rotated, it is cropped so that no corner is empty. */
export const shown = ({ svg, width: inner, height: tall }: Specimen, turn: number): Promise<Buffer> => {
  const share = Math.min(1, LONGEST / Math.max(inner, tall));
  const [width, height] = [Math.round(inner * share), Math.round(tall * share)];
  const radians = (Math.abs(turn) * Math.PI) / 180;
  const grown = Math.cos(radians) + Math.sin(radians) * (Math.max(inner, tall) / Math.min(inner, tall));
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const place = `translate(${inner / 2} ${tall / 2}) rotate(${turn}) scale(${grown}) translate(${-inner / 2} ${-tall / 2})`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${inner} ${tall}"><g transform="${place}"><svg width="${inner}" height="${tall}" viewBox="0 0 ${inner} ${tall}">${body}</svg></g></svg>`;
  return sharp(Buffer.from(picture)).flatten({ background: '#fff' }).png({ compressionLevel: 1 }).toBuffer();
};
