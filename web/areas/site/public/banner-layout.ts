/** A rectangle of the window, in CSS pixels from its top left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the texts of a slide of the carousel lie on its picture, in a window of some width. */
export interface BannerView {
  width: number;
  height: number;
  /** Where the whole picture lies; the window cuts off what is outside of it. */
  picture: Box;
  /** The sky laid over the left of the picture, from full to none. */
  scrim: Box | undefined;
  title: Box;
  des: Box;
}

// What `carousel.module.css` and `base.css` set; a test compares them.
export const bannerSizes = {
  /** The width of a page's content, and its least distance from the window. */
  content: 1200,
  wideContent: 1440,
  textWidth: 540,
  desWidthEm: 30,
  desFontPx: 16,
  desGapPx: 16,
  desLine: 1.7,
  titleLine: 1.3,
  /** The button below the texts, and the distances around it. */
  belowPx: 28 + 40 + 24,
} as const;

/** The frame of a slide's drawing. */
export const PICTURE = { width: 1440, height: 480 } as const;

/** The narrowest window in which the texts lie on the picture, and those from which on the layout is another. */
const windows = [
  { width: 1280, height: 480, titlePx: 36, content: bannerSizes.content, pictureMaximum: 1800 },
  { width: 1680, height: 600, titlePx: 44, content: bannerSizes.content, pictureMaximum: 1800 },
  { width: 1920, height: 600, titlePx: 44, content: bannerSizes.wideContent, pictureMaximum: 1800 },
] as const;
/** The scrim of windows that are wider than the picture. */
export const bannerScrim = { right: 1640, width: 161 } as const;

const LATIN_EM = 0.55;
/** Returns about how wide a text is, in em: Chinese characters are square. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + ((char.codePointAt(0) ?? 0) > 0xff ? 1 : LATIN_EM), 0);

/** Returns how wide and how high a text is whose lines have a limit. */
const sizeOf = (text: string, fontPx: number, lineHeight: number, maximumPx: number) => {
  const wholePx = widthOf(text) * fontPx;
  return {
    width: Math.min(wholePx, maximumPx),
    height: Math.max(1, Math.ceil(wholePx / maximumPx)) * fontPx * lineHeight,
  };
};

/** Returns where the texts of a slide lie on its picture; below 1280 px they lie next to it. */
export const bannerViews = (titleText: string, desText: string): BannerView[] =>
  windows.map(({ width, height, titlePx, content, pictureMaximum }) => {
    const { textWidth, desWidthEm, desFontPx, desGapPx, desLine, titleLine, belowPx } = bannerSizes;
    const frame = Math.min(width, pictureMaximum);
    const scale = Math.max(frame / PICTURE.width, height / PICTURE.height);
    const [drawnWidth, drawnHeight] = [PICTURE.width * scale, PICTURE.height * scale];
    const x = (width - content) / 2;
    const title = sizeOf(titleText, titlePx, titleLine, textWidth);
    const des = sizeOf(desText, desFontPx, desLine, Math.min(textWidth, desWidthEm * desFontPx));
    const top = Math.max(0, (height - (title.height + desGapPx + des.height + belowPx)) / 2);
    return {
      width,
      height,
      picture: { x: width - drawnWidth, y: (height - drawnHeight) / 2, width: drawnWidth, height: drawnHeight },
      scrim:
        width > pictureMaximum
          ? { x: width - bannerScrim.right - bannerScrim.width, y: 0, width: bannerScrim.width, height }
          : undefined,
      title: { x, y: top, ...title },
      des: { x, y: top + title.height + desGapPx, ...des },
    };
  });
