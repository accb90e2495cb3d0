import sharp from 'sharp';
import type { Place } from '#content/trial/sample.ts';
import type { Specimen } from '../../engines/specimens/specimen.ts';

/** The longest side of a sample picture, in pixels. */
export const LONGEST = 1280;
/** What of the picture's side the document takes; the rest is where it lies. */
const SHARE = 0.9;

/** Two tones and the grain of a surface: how often it changes across and down. */
const surfaces: Record<Place, { light: string; dark: string; grain: string; amount: number }> = {
  wood: { light: '#a9825c', dark: '#7f5c3d', grain: '0.004 0.09', amount: 0.34 },
  grey: { light: '#b9bec4', dark: '#8d949c', grain: '0.6 0.6', amount: 0.16 },
  dark: { light: '#3c434c', dark: '#23282f', grain: '0.5 0.5', amount: 0.2 },
  cloth: { light: '#46606b', dark: '#2d444e', grain: '0.35 0.35', amount: 0.3 },
  paper: { light: '#d9cdb6', dark: '#b9a98c', grain: '0.03 0.03', amount: 0.16 },
};

const surface = (place: Place, width: number, height: number, seed: number) => {
  const { light, dark, grain, amount } = surfaces[place];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${grain}" numOctaves="3" seed="${seed % 97}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${amount * 3} 0 0 0 ${-amount}"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/><rect width="${width}" height="${height}" filter="url(#n)"/></svg>`;
};

/** The document with its shadow on what lies below, the light from the upper left. */
const laid = ({ svg, width: inner, height: tall }: Specimen, width: number, height: number, turn: number) => {
  const radians = (Math.abs(turn) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const scale = SHARE * Math.min(width / (inner * cosine + tall * sine), height / (inner * sine + tall * cosine));
  const body = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const shadow = (blur: number, down: number, opacity: number) =>
    `<rect x="${down}" y="${down}" width="${inner}" height="${tall}" fill="#000" opacity="${opacity}" filter="url(#shadow-${blur})"/>`;
  const filter = (blur: number) =>
    `<filter id="shadow-${blur}" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${blur / scale}"/></filter>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>${filter(3)}${filter(14)}<radialGradient id="light" cx="0.3" cy="0.2" r="1.1"><stop offset="0" stop-color="#fff" stop-opacity="0.12"/><stop offset="0.45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.26"/></radialGradient></defs>
<g transform="translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${scale}) translate(${-inner / 2} ${-tall / 2})">
${shadow(14, 9 / scale, 0.42)}${shadow(3, 2 / scale, 0.4)}
<svg width="${inner}" height="${tall}" viewBox="0 0 ${inner} ${tall}">${body}</svg></g>
<rect width="${width}" height="${height}" fill="url(#light)"/></svg>`;
};

/** The sides of a picture that holds the document with a border, the longer one being `LONGEST`. */
const sidesFor = ({ width, height }: Specimen, turn: number): [number, number] => {
  const radians = (Math.abs(turn) * Math.PI) / 180;
  const wide = width * Math.cos(radians) + height * Math.sin(radians);
  const tall = width * Math.sin(radians) + height * Math.cos(radians);
  // As cameras have it, but for documents that are longer.
  const ratio = Math.min(Math.max(wide / tall, 9 / 16), 16 / 9);
  return ratio >= 1 ? [LONGEST, Math.round(LONGEST / ratio)] : [Math.round(LONGEST * ratio), LONGEST];
};

/** A document as somebody photographs it on a table. */
export const photograph = async (specimen: Specimen, place: Place, turn: number, seed: number): Promise<Buffer> => {
  const [width, height] = sidesFor(specimen, turn);
  return sharp(Buffer.from(surface(place, width, height, seed)))
    .composite([{ input: Buffer.from(laid(specimen, width, height, turn)) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** A drawing that is a whole picture. */
export const shown = ({ svg, width, height }: Specimen): Promise<Buffer> => {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return sharp(Buffer.from(svg), { density: 72 * scale })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
};
