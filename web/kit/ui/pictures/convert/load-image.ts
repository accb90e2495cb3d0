/** Loads the picture of an address. Rejects if the browser cannot show it. */
export const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('the browser cannot show the picture')));
    image.src = address;
  });
