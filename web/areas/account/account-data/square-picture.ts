/** As large as it is shown anywhere, on the finest screens. */
const SIDE_PX = 512;
const QUALITY = 0.9;

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, QUALITY);
  });

/** The middle of a picture as a small square, so that one of any size can be sent. Rejects what is no picture. */
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
