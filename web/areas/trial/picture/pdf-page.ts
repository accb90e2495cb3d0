import type * as PdfJs from 'pdfjs-dist';
import { TRIAL_PICTURE_MAXIMUM_PIXELS } from '#contract/trial/limits.ts';

/** Where the build puts PDF.js, its tables of characters and its fonts. */
const FOLDER = '/static/pdf';
/** Of a page of A4 this is about 280 dots per inch. */
const LONG_SIDE = 3300;
const GIVES_UP_AFTER_MS = 30_000;

export interface PdfPage {
  canvas: HTMLCanvasElement;
  /** How many pages the document has. */
  pages: number;
}

/**
 * Draws the first page of a PDF file on white. Throws if the browser is too old, the file is damaged or encrypted, or
 * the page takes too long.
 */
export const drawFirstPage = async (file: File): Promise<PdfPage> => {
  // Not bundled: it is large, and the browsers for which our scripts are lowered cannot run it.
  const pdf: typeof PdfJs = await import(/* @vite-ignore */ `${FOLDER}/pdf.min.mjs`);
  pdf.GlobalWorkerOptions.workerSrc = `${FOLDER}/pdf.worker.min.mjs`;
  const task = pdf.getDocument({
    data: new Uint8Array(await new Response(file).arrayBuffer()),
    cMapUrl: `${FOLDER}/cmaps/`,
    standardFontDataUrl: `${FOLDER}/standard_fonts/`,
    wasmUrl: `${FOLDER}/wasm/`,
    // The security policies allow no WebAssembly in a page, and no fetch in a worker.
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: 4 * TRIAL_PICTURE_MAXIMUM_PIXELS,
  });
  const timer = setTimeout(() => void task.destroy(), GIVES_UP_AFTER_MS);
  try {
    const document = await task.promise;
    const page = await document.getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(
      LONG_SIDE / Math.max(width, height),
      Math.sqrt(TRIAL_PICTURE_MAXIMUM_PIXELS / width / height),
    );
    const viewport = page.getViewport({ scale });
    const canvas = window.document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    await page.render({ canvas, viewport, background: '#fff' }).promise;
    return { canvas, pages: document.numPages };
  } finally {
    clearTimeout(timer);
    await task.destroy();
  }
};
