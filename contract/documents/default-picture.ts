/** The pictures of the default documents: files whose names carry a digest of their bytes and their size. */
const FOLDER = '/static/documents/';
const pattern = /^\/static\/documents\/([\w-]{1,100})\.[0-9a-f]{10}\.(\d{1,5})x(\d{1,5})\.(webp|png)$/;

export interface DefaultPicture {
  /** The name of the file in `content/documents/pictures/`. */
  file: string;
  width: number;
  height: number;
}

/** Returns the address of a picture of the default documents. */
export const defaultPicturePath = ({ file, width, height }: DefaultPicture, digest: string): string => {
  const dot = file.lastIndexOf('.');
  return `${FOLDER}${file.slice(0, dot)}.${digest}.${width}x${height}${file.slice(dot)}`;
};

/** Reads the address of a picture of the default documents; undefined for other addresses. */
export const readDefaultPicture = (address: string): DefaultPicture | undefined => {
  const [, name, width, height, ending] = pattern.exec(address) ?? [];
  return name === undefined ? undefined : { file: `${name}.${ending}`, width: Number(width), height: Number(height) };
};
