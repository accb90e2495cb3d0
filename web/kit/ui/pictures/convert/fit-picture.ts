const QUALITY = 0.92;

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** An image to draw, with its size in pixels. */
export interface DrawnSource {
  image: CanvasImageSource;
  width: number;
  height: number;
}

interface Fitting {
  /** The name of the source; its ending is replaced. */
  name: string;
  type: keyof typeof extensions;
  /** The scale of the first try. */
  scale: number;
  maximumBytes: number;
  tries: number;
  /** By how much each further try is smaller. */
  reduced: number;
}

/** Draws an image in a size. Without a background it stays transparent where it is. */
export const drawImage = (image: CanvasImageSource, width: number, height: number, background?: string) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  if (background !== undefined) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, pen };
};

/** Makes a file of an image, as large as its bytes allow; undefined if they stay too many. */
export const fitPicture = async (
  { image, width, height }: DrawnSource,
  { name, type, scale: first, maximumBytes, tries, reduced }: Fitting,
): Promise<File | undefined> => {
  // JPEG has no transparency.
  const background = type === 'image/jpeg' ? '#fff' : undefined;
  let scale = first;
  for (let no = 0; no < tries; no += 1) {
    const { canvas } = drawImage(image, width * scale, height * scale, background);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    if (blob && blob.size <= maximumBytes)
      return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.${extensions[type]}`, { type });
    scale *= reduced;
  }
  return undefined;
};
