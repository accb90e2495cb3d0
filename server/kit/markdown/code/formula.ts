import temml from 'temml';

const LENGTH_MAXIMUM = 2000;

/**
 * Renders a formula in the notation of TeX as MathML, which browsers show without script. One with a mistake is shown
 * as it was written.
 */
export const renderFormula = (source: string, isBlock: boolean): string | undefined => {
  if (source.length > LENGTH_MAXIMUM) return undefined;
  try {
    return (
      temml
        .renderToString(source, {
          displayMode: isBlock,
          throwOnError: true,
          trust: false,
          maxExpand: 100,
          maxSize: [20, 20],
        })
        // Pages allow no style attributes.
        .replace(/ style="[^"]*"/g, '')
    );
  } catch {
    return undefined;
  }
};
