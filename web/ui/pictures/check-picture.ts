const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
];
const SIGNATURE_BYTES = 8;

/** Whether a file begins like a PNG or a JPEG and has at most so many bytes; the server looks at all of it. */
export const mayBePicture = async (file: Blob, maximumBytes: number): Promise<boolean> => {
  if (file.size === 0 || file.size > maximumBytes) return false;
  // Chrome 73 has no `arrayBuffer` of a blob.
  const start = new Uint8Array(await new Response(file.slice(0, SIGNATURE_BYTES)).arrayBuffer());
  return signatures.some((signature) => signature.every((byte, at) => start[at] === byte));
};
