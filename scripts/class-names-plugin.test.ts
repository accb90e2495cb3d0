import { expect, test } from 'vitest';
import { fileOfClasses } from './class-names-plugin.ts';

test('the file of classes is found if all are named after it, and other names are rejected', () => {
  const list = (...names: [string, string][]) =>
    names.map(([name, className]) => `export const ${name} = "${className}";`).join('\n');
  expect(fileOfClasses(list(['row', 'trial-facts_row'], ['a_b', 'trial-facts_a_b']), 'x')).toBe('trial-facts');
  expect(fileOfClasses('export default {};', 'x')).toBeUndefined();
  expect(() => fileOfClasses(list(['row', 'one_row'], ['cell', 'other_cell']), 'x')).toThrow('several files');
  // `one_two_row` is the class `two_row` of the file `one` too.
  for (const odd of ['row', '_row', 'one_row two_row', 'one_cell', 'one_two_row'])
    expect(() => fileOfClasses(list(['row', odd]), 'x'), odd).toThrow('not named after its file');
});
