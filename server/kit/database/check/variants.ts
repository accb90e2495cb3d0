/** None of the options, each alone, and all together: what a composer is called with to see its texts. */
export const variantsOf = <Options extends object>(options: Options): Partial<Options>[] => [
  {},
  ...Object.entries(options).map(([name, value]) => ({ [name]: value }) as Partial<Options>),
  options,
];
