import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvText } from '#contract/kit/csv-text.ts';
import type { IndexedSample } from '../trial-samples.ts';
import { type MakeFiles, textFile } from './files-of.ts';

/** The number of pictures of each ability. */
const OF_ABILITY = 2;

const readme = `# 测试图片

每项可以在线体验的能力两张样例图片，文件名以能力编号开头，index.csv 是清单。图片由门户绘制，不含真实的人、车牌和证件，可以自由使用。
`;

/** Returns the names of the abilities by number. */
const abilityNames = (root: string): ReadonlyMap<number, string> => {
  const folder = join(root, 'content/catalogue/abilities');
  return new Map(
    readdirSync(folder).map((file) => {
      const { abilityNo, abilityName } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [abilityNo, abilityName];
    }),
  );
};

/** Some sample pictures of each ability that can be tried. */
export const testPictures: MakeFiles = async ({ root, staticFolder }) => {
  const samples = JSON.parse(readFileSync(join(staticFolder, 'trial/samples.json'), 'utf8')) as IndexedSample[];
  const names = abilityNames(root);
  const counted = new Map<number, number>();
  const chosen = samples
    .filter(({ abilityNo }) => {
      const before = counted.get(abilityNo) ?? 0;
      counted.set(abilityNo, before + 1);
      return before < OF_ABILITY;
    })
    .sort((one, other) => one.abilityNo - other.abilityNo)
    .map((sample) => ({ ...sample, file: `${String(sample.abilityNo).padStart(3, '0')}-${sample.sampleId}.jpg` }));
  const rows = chosen.map(({ file, abilityNo, name, width, height }) => [
    file,
    String(abilityNo),
    names.get(abilityNo) ?? '',
    name,
    `${width}×${height}`,
  ]);
  return new Map([
    ['README.md', textFile(readme)],
    ['index.csv', Buffer.from(csvText([['文件', '能力编号', '能力', '图片', '像素'], ...rows]))],
    ...chosen.map(({ file, path }) => [file, readFileSync(join(staticFolder, path.replace('/static/', '')))] as const),
  ]);
};
