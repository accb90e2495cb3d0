const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];
const SIGNATURE_BYTES = 8;

export type PictureError = 'format' | 'tooLarge';

/** Checks that a file begins like a PNG or JPEG and has at most this many bytes. The server checks the whole file. */
export const pictureError = async (file: Blob, maximumBytes: number): Promise<PictureError | undefined> => {
  // Chrome 73 has no `Blob.arrayBuffer`.
  const start = new Uint8Array(await new Response(file.slice(0, SIGNATURE_BYTES)).arrayBuffer());
  if (!signatures.some((signature) => signature.every((byte, at) => start[at] === byte))) return 'format';
  return file.size > maximumBytes ? 'tooLarge' : undefined;
};
