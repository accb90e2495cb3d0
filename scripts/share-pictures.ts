import { readFileSync } from 'node:fs';
import { findDrawings } from '#illustrations/all-drawings.ts';
import { sharePicture } from '#illustrations/share-picture.ts';
import { chineseFonts } from './fonts/chinese-fonts.ts';

/** The ability whose cover represents the whole site. */
const SITE_COVER = 'ability-10';

/**
 * Draws the pictures for link previews as PNGs, with their paths below `/static/`: one for each ability, and the
 * site's.
 */
export const sharePictures = async (root: string): Promise<{ path: string; png: Buffer }[]> => {
  // The library's own fontconfig reads it when it draws the first text.
  Object.assign(process.env, await chineseFonts());
  const { default: sharp } = await import('sharp');
  const read = (path: string) => JSON.parse(readFileSync(`${root}/content/${path}`, 'utf8'));
  const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer();
  const { name: site } = read('site/website-info.json');
  const pictures: { path: string; png: Buffer }[] = [];
  for (const { file, folder, drawing } of await findDrawings()) {
    const { cover } = drawing;
    if (folder === 'site' || !cover) continue;
    const { abilityName, modelTypeCn } = read(`catalogue/abilities/${file}.json`);
    pictures.push({ path: `share/${folder}.png`, png: await png(sharePicture(cover, abilityName, modelTypeCn, site)) });
    if (folder === SITE_COVER)
      pictures.push({ path: 'share/site.png', png: await png(sharePicture(cover, site, '', '')) });
  }
  return pictures;
};
