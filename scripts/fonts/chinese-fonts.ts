import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheFolder, packageFolder } from './installed.ts';
import { cachedFolder } from './cached-folder.ts';
import { unpackWoff } from './woff.ts';

const PACKAGE = '@fontsource/noto-sans-sc';
const USED = /-(400|700)-normal\.woff$/;
const COMMON_CHARACTERS = 'chinese-simplified';

/** The files name themselves "Thin" in every weight, and rare characters are spread over a hundred files. */
const familyRule = (test: string, folder: string, family: string) => `
  <match target="scan">
    <test name="file" compare="${test}"><string>${folder}/${COMMON_CHARACTERS}</string></test>
    <test name="file" compare="contains"><string>${folder}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${family}</string></edit>
    <edit name="fullname" mode="delete_all" />
  </match>`;

const configuration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>${familyRule('contains', folder, 'Noto Sans SC')}${familyRule('not_contains', folder, 'Noto Sans SC Rare')}
</fontconfig>
`;

const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Lets Chromium on Linux show Chinese with any fonts on the system. Returns the environment variables that add Noto
 * Sans SC. Chromium reads neither WOFF nor WOFF2 through fontconfig, so the package's files are unpacked.
 */
export async function chineseFonts(): Promise<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const target = cacheFolder('fonts', PACKAGE);
  const folder = await cachedFolder(target, async (unfinished) => {
    const files = join(packageFolder(PACKAGE), 'files');
    for (const name of readdirSync(files).filter((file) => USED.test(file))) {
      const shortName = basename(name, '.woff').replace('noto-sans-sc-', '');
      writeFileSync(join(unfinished, `${shortName}.ttf`), unpackWoff(readFileSync(join(files, name))));
    }
    writeFileSync(join(unfinished, 'fonts.conf'), configuration(inXml(target)));
  });
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf'), FONTCONFIG_PATH: '/etc/fonts' };
}
