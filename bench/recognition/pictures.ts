import { allSpecimens } from '#engines/specimens/all.ts';
import { createRandom } from '#engines/specimens/random.ts';
import { renderSpecimen, renderSvg, toJpeg } from '#engines/specimens/render.ts';
import type { TextTask } from '#engines/engine.ts';

/** Draws a line of print. */
export const signPicture = async (): Promise<Buffer> =>
  toJpeg(
    await renderSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160">
      <rect width="480" height="160" fill="#fff"/>
      <text x="240" y="100" font-family="Noto Sans SC" font-size="56" text-anchor="middle">城南路2048号</text>
    </svg>`),
  );

/** Draws a page as users upload it. */
export const documentPicture = async (task: TextTask, seed: number): Promise<Buffer> => {
  const draw = allSpecimens[task];
  if (!draw) throw new Error(`no test document for ${task}`);
  return toJpeg(await renderSpecimen(draw(createRandom(seed))));
};
