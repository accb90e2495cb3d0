/** The largest size at which a picture is shown, on screens of the highest density. */
const SIDE_PX = 512;
const QUALITY = 0.9;

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, QUALITY);
  });

/**
 * Crops a picture to its centre square and shrinks it, so that a picture of any size can be sent. Rejects if the file
 * is not a picture.
 */
export const squareOf = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const drawn = Math.min(side, SIDE_PX);
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return new File([await blobOf(canvas, type)], file.name, { type });
};
