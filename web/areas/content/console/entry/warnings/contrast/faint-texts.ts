import { pictureAddress } from '#contract/kit/content/drawings.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import type { Positions } from '#contract/site/content.ts';
import { positionTypes } from '#contract/site/entities.ts';
import { mediaIdIn, variantAddress } from '#contract/media/address.ts';
import { describeMedia } from '#contract/media/describe-call.ts';
import { plainFormat, variantWidths } from '#contract/media/variants.ts';
import { makeCall } from '#web/kit/call.ts';
import { bannerViews } from '#web/areas/site/public/banner-layout.ts';
import { worstContrast } from './contrast.ts';
import { type BannerSource, readBanner, type Theme, themes } from './read-picture.ts';

/** A text on a picture that is hard to read there. */
export interface FaintText {
  path: string;
  theme: Theme;
  /** The worst contrast, to one decimal, and the minimum of WCAG. */
  contrast: number;
  wanted: number;
}

const texts = [
  // Titles have 36 px.
  { field: 'title', colour: '--text', wanted: 3 },
  { field: 'des', colour: '--text-2', wanted: 4.5 },
] as const;

export interface Banner {
  /** The path of its block. */
  path: string;
  src: string;
  title: string;
  des: string;
}

/** Returns the slides of a home page; other kinds show no text on a picture that operators choose. */
export const bannersOf = (kind: string, payload: Payload): Banner[] => {
  const blocks = payload.blocks as Partial<Positions['blocks'][number]>[] | undefined;
  if (kind !== 'positions' || !Array.isArray(blocks)) return [];
  return blocks.flatMap(({ positionType, status, picture, title, des }, at) =>
    positionType === positionTypes.banner && status === 1 && picture
      ? [{ path: `blocks.${at}`, src: pictureAddress(picture), title: title ?? '', des: des ?? '' }]
      : [],
  );
};

/** Returns the text of a drawing, or the address of a picture of the library in the crop of slides. */
const sourceOf = async (src: string, signal: AbortSignal): Promise<BannerSource | undefined> => {
  const assetId = mediaIdIn(src);
  if (assetId === undefined) {
    const answer = await fetch(src, { signal });
    return answer.ok ? { svg: await answer.text() } : undefined;
  }
  const [media] = (await makeCall(describeMedia, { assetIds: [assetId] }, { signal })).list;
  if (!media) return undefined;
  const widths = variantWidths(media, '3x1');
  const width = widths.at(-1) as number;
  return {
    address: variantAddress(media.address, media.version, { shape: '3x1', width, format: plainFormat(media.type) }),
  };
};

const faintIn = async ({ path, src, title, des }: Banner, signal: AbortSignal): Promise<FaintText[]> => {
  const picture = await sourceOf(src, signal);
  // A slide without a picture shows its texts on the sky.
  if (!picture) return [];
  const views = bannerViews(title, des);
  const found = themes.map(async (theme): Promise<FaintText[]> => {
    const read = await readBanner(picture, theme, views);
    return texts.flatMap(({ field, colour, wanted }) => {
      if ({ title, des }[field] === '') return [];
      const contrasts = read.map(({ below, colourOf }, at) => {
        const box = views[at]?.[field];
        return box ? worstContrast(below(box), colourOf(colour)) : Number.POSITIVE_INFINITY;
      });
      const contrast = Math.min(...contrasts);
      // Cut, so that no shown value reaches what it fails.
      return contrast < wanted
        ? [{ path: `${path}.${field}`, theme, contrast: Math.floor(contrast * 10) / 10, wanted }]
        : [];
    });
  });
  return (await Promise.all(found)).flat();
};

/** Measures the texts of slides on their pictures. Throws if a picture cannot be read. */
export const faintTexts = async (banners: readonly Banner[], signal: AbortSignal): Promise<FaintText[]> =>
  (await Promise.all(banners.map((banner) => faintIn(banner, signal)))).flat();
