/**
 * Redraws content/enterprise/licences. The pictures are in the repository, since no Chinese typeface is available at
 * start.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleEnterprises } from '#server/areas/enterprise/public/sample-enterprises.ts';
import { sampleLicence } from './sample-licence.ts';
import { chineseFonts } from './fonts/chinese-fonts.ts';

const folder = join(import.meta.dirname, '../content/enterprise/licences');

// The library's own fontconfig reads it when it draws the first text.
Object.assign(process.env, await chineseFonts());
const { default: sharp } = await import('sharp');

for (const enterprise of sampleEnterprises) {
  const png = await sharp(Buffer.from(sampleLicence(enterprise)))
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
  writeFileSync(join(folder, `${enterprise.account}.png`), png);
}
