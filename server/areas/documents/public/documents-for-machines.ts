import { createReading, type DocumentOptions } from '../reading.ts';

/** Documents as Markdown, for other areas. */
export const documentsForMachines = (options: DocumentOptions) => {
  const reading = createReading(options);
  return {
    /** Returns a document as its Markdown address has it at this origin, by its id, its slug or a former slug. */
    async read(key: string, origin: string): Promise<{ slug: string; text: string } | undefined> {
      const row = await reading.find(key);
      const text = row && (await reading.twin(row, origin));
      return row && text !== undefined ? { slug: row.slug, text } : undefined;
    },
  };
};
