/** Returns the options for calling a composer to see its texts: none, each one alone, and all together. */
export const variantsOf = <Options extends object>(options: Options): Partial<Options>[] => [
  {},
  ...Object.entries(options).map(([name, value]) => ({ [name]: value }) as Partial<Options>),
  options,
];
