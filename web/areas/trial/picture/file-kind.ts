/** The kind of a file by its content. `decodable`: a picture that browsers show. `picture`: another format of pictures. */
export type FileKind = 'pdf' | 'heic' | 'decodable' | 'picture' | 'other';

/** How much of the start of a file its kind is found in. */
export const KIND_BYTES = 1024;

const kinds: readonly [RegExp, FileKind][] = [
  [/^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s, 'heic'],
  // PNG, JPEG, WebP, AVIF, GIF, BMP.
  [/^(\x89PNG|\xff\xd8\xff|RIFF.{4}WEBP|.{4}ftypavi[fs]|GIF8|BM.{4}\0{4})/s, 'decodable'],
  // TIFF, JPEG 2000, JPEG XL, Photoshop, SVG.
  [/^(II\*\0|MM\0\*|\0{3}.(jP {2}|JXL )|\xff\x4f\xff\x51|\xff\n|8BPS)/s, 'picture'],
  [/^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s/>]/i, 'picture'],
  // Other bytes may precede it.
  [/%PDF-\d\.\d/, 'pdf'],
];

/** Returns what a file is by its first bytes, regardless of its name. */
export const fileKindOf = (start: Uint8Array): FileKind => {
  const head = String.fromCharCode(...start.subarray(0, KIND_BYTES));
  return kinds.find(([signature]) => signature.test(head))?.[1] ?? 'other';
};
