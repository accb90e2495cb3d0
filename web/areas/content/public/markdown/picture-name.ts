/** Browsers call a pasted picture so. */
const nameless = /^image\.(png|jpe?g|gif|webp|bmp)$/i;

/** Returns a pasted picture under the name of its text, with the number that it will have there. */
export const withName = (file: File, name: string | undefined, text: string): File => {
  const [, ending] = nameless.exec(file.name) ?? [];
  if (ending === undefined || !name?.trim()) return file;
  const number = (text.match(/!\[/g)?.length ?? 0) + 1;
  return new File([file], `${name.trim()}-${number}.${ending}`, { type: file.type });
};
