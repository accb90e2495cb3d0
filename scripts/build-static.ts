/**
 * Writes the static files into a folder, by default `build/static/`: skins, language files, drawings, icons, the
 * pictures of the site and of documents, the trial samples, and clients of the open API, each also compressed.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderSVG } from 'uqr';
import { wayIcons } from '#contract/catalogue/way-icons.ts';
import { ownerCardIcons } from '#contract/enterprise/owner-card.ts';
import { accountMenu } from '#contract/account/account-menu.ts';
import { allDrawings, listedDrawings } from '#illustrations/all-drawings.ts';
import { palette } from '#illustrations/palette.ts';
import { PICTURE_FOLDER, pictureAddress } from '#server/areas/documents/public/default-pictures.ts';
import { bundleOf, keyedTexts, type TextFile } from '#web/kit/text-keys.ts';
import { writeApiDownloads } from './api-downloads/write-api-downloads.ts';
import { compress } from './compress.ts';
import { sharePictures } from './share-pictures.ts';
import { writeTrialSamples } from './trial-samples.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, process.argv[2] ?? 'build/static');

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), content);
};

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const drawingTones: Record<string, Record<'light' | 'dark', Record<string, string>>> = {
  default: { light: palette.light, dark: palette.dark },
  'red-black': { light: palette.light, dark: palette.redBlack },
};

/** Returns the tones of drawings in a theme of a skin, so that the palette is defined once. */
const toneRule = (skin: string, theme: 'light' | 'dark') => {
  const tones = Object.entries(drawingTones[skin]?.[theme] ?? {});
  const values = tones.map(([tone, value]) => `--draw-${tone}:${value};`).join('');
  // The light tones apply by default, also on paper.
  return theme === 'light'
    ? `\n[data-skin='${skin}']{${values}}\n`
    : `\n@media screen{[data-skin='${skin}'][data-theme='dark']{${values}}}\n`;
};

const writeSkins = () => {
  for (const file of readdirSync(join(root, 'web/kit/skins')).filter((name) => name.endsWith('.css'))) {
    const skin = file.replace(/\.css$/, '');
    const own = readFileSync(join(root, 'web/kit/skins', file), 'utf8');
    write(`skin/${skin}/skin.css`, own + toneRule(skin, 'light') + toneRule(skin, 'dark'));
  }
};

/** Writes a language's texts. A file names the bundle that it is loaded with, if that is not `index`. */
const writeLanguage = (language: string) => {
  const folder = `content/texts/${language}`;
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  const bundles: Record<string, Record<string, string>> = { index: {} };
  for (const file of files) {
    const texts = json(join(folder, file)) as TextFile;
    for (const [key, text] of keyedTexts(basename(file, '.json'), texts))
      (bundles[bundleOf(key, texts)] ??= {})[key] = text;
  }
  for (const [bundle, texts] of Object.entries(bundles))
    write(`i18n/${language}/${bundle}.json`, JSON.stringify(texts));
};

const writeSharePictures = async () => {
  mkdirSync(join(out, 'share'), { recursive: true });
  for (const { path, png } of await sharePictures(root)) writeFileSync(join(out, path), png);
};

const writeDrawings = async () => {
  for (const { path, svg } of await allDrawings()) write(`drawings/${path}`, svg);
  write('drawings/index.json', JSON.stringify(await listedDrawings()));
};

/**
 * Writes the icons that the content or the contract names as symbols of one file, so that a page shows them without
 * script.
 */
const writeIcons = async () => {
  const named = new Set<string>([
    ...Object.values(wayIcons),
    ...Object.values(accountMenu).map(({ icon }) => icon),
    ...ownerCardIcons,
  ]);
  const collect = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) {
        if (key === 'icon' && typeof item === 'string' && item !== '') named.add(item);
        else collect(item);
      }
  };
  for (const file of readdirSync(join(root, 'content/catalogue/abilities')))
    collect(json(`content/catalogue/abilities/${file}`));
  collect(json('content/site/positions.json'));

  const symbols: string[] = [];
  for (const name of [...named].sort()) {
    const load = dynamicIconImports[name as keyof typeof dynamicIconImports];
    if (!load) throw new Error(`content names the icon ${name}, which lucide does not have`);
    const svg = renderToStaticMarkup(createElement((await load()).default));
    const body = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
    symbols.push(
      `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${body}</symbol>`,
    );
  }
  write('icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
};

/** Writes the QR codes of the consult card and the footer. */
const writeQrCodes = () => {
  for (const [name, address] of Object.entries(json('content/site/qr-codes.json')))
    write(`site/qr-${name}.svg`, renderSVG(address as string, { border: 2, ecc: 'M' }));
};

/** Copies PDF.js, which a page loads when a user tries a PDF. Its licences come with it. */
const copyPdfReader = () => {
  const from = dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist'))));
  const files = ['legacy/build/pdf.min.mjs', 'legacy/build/pdf.worker.min.mjs', 'LICENSE', 'cmaps', 'standard_fonts'];
  for (const file of files) cpSync(join(from, file), join(out, 'pdf', basename(file)), { recursive: true });
  const withoutWasm = readdirSync(join(from, 'wasm')).filter((name) => !name.endsWith('.wasm'));
  for (const name of withoutWasm) cpSync(join(from, 'wasm', name), join(out, 'pdf/wasm', name));
};

/** Copies the pictures of the default documents to names that change with their bytes. */
const writeDocumentPictures = () => {
  const folder = join(root, 'content', PICTURE_FOLDER);
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, file));
    const address = pictureAddress(file, bytes);
    if (address === undefined) throw new Error(`${PICTURE_FOLDER}/${file} is no PNG or WebP picture with a plain name`);
    mkdirSync(join(out, 'documents'), { recursive: true });
    writeFileSync(join(out, address.replace('/static/', '')), bytes);
  }
};

rmSync(out, { recursive: true, force: true });
copyPdfReader();
writeSkins();
for (const language of readdirSync(join(root, 'content/texts'))) writeLanguage(language);
await writeDrawings();
await writeSharePictures();
await writeTrialSamples(root, join(out, 'trial'));
await writeIcons();
if (existsSync(join(root, 'content/site/static')))
  cpSync(join(root, 'content/site/static'), join(out, 'site'), {
    recursive: true,
  });
writeQrCodes();
writeDocumentPictures();
writeApiDownloads(join(out, 'api'));
await compress(out);
