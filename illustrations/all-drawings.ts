import { readFile, readdir } from 'node:fs/promises';
import { drawingSize } from '#contract/kit/content/drawing-size.ts';
import { type ListedDrawing } from '#contract/kit/content/drawings.ts';
import { readInstallFigures } from '#contract/catalogue/install-figures.ts';
import { installDiagram } from './install-diagram.ts';
import { type Drawing, svgFile } from './scene.ts';

const abilities = new URL('abilities/', import.meta.url);
const texts = new URL('../content/catalogue/abilities/', import.meta.url);
const site = new URL('site/', import.meta.url);

/** A drawing with its file's name, and the folder that its pictures are served from. */
export type FoundDrawing = { file: string; folder: string; drawing: Drawing };

async function drawingsIn(folder: URL, servedFrom: (file: string) => string): Promise<FoundDrawing[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const { drawing } = (await import(new URL(file, folder).href)) as { drawing: Drawing };
      return { file: file.replace(/\.ts$/, ''), folder: servedFrom(file), drawing };
    }),
  );
}

interface AbilityText {
  abilityName: string;
  label: { labelName: string }[];
  condition: { des: string[] }[];
}

const textOf = async (file: string) =>
  JSON.parse(await readFile(new URL(`${file}.json`, texts), 'utf8')) as AbilityText;

/** The install diagram of an ability, where its conditions name a height. */
async function installDiagramOf(file: string): Promise<Drawing> {
  const ability = await textOf(file);
  const figures = readInstallFigures(ability.condition.flatMap(({ des }) => des));
  const seesPeople = ability.label.some(({ labelName }) =>
    /人员|头部|头肩|人脸|玩手机|睡姿|抽烟|打电话/.test(labelName),
  );
  return figures ? { install: installDiagram(figures, seesPeople) } : {};
}

/** Every drawing file of the abilities (`ability-<number>`) and of the site (`site`). */
export async function findDrawings(): Promise<FoundDrawing[]> {
  const drawn = await drawingsIn(abilities, (file) => `ability-${Number.parseInt(file, 10)}`);
  return [
    ...(await Promise.all(
      drawn.map(async (one) => ({ ...one, drawing: { ...one.drawing, ...(await installDiagramOf(one.file)) } })),
    )),
    ...(await drawingsIn(site, () => 'site')),
  ];
}

/** Every picture of the portal as an SVG file, its path below `/static/drawings/`. */
export async function allDrawings(): Promise<{ path: string; svg: string }[]> {
  const found = await findDrawings();
  return found.flatMap(({ folder, drawing }) =>
    Object.entries(drawing).map(([name, crop]) => ({ path: `${folder}/${name}.svg`, svg: svgFile(crop) })),
  );
}

/** The drawings that content may show, those of the site first. */
export async function listedDrawings(): Promise<ListedDrawing[]> {
  const listed = await Promise.all(
    (await findDrawings()).map(async ({ file, folder, drawing }) => {
      const ability = folder === 'site' ? '' : (await textOf(file)).abilityName;
      return Object.keys(drawing).map((name) => ({ name: `${folder}/${name}`, ability }));
    }),
  );
  const shown = listed.flat().filter(({ name }) => drawingSize(name) !== undefined);
  return [...shown.filter(({ ability }) => ability === ''), ...shown.filter(({ ability }) => ability !== '')];
}
