/**
 * Replacements in modules. Most are labels that components give to screen readers in English in every language; icons
 * next to a text get no label.
 */
const PATCHES: { module: RegExp; words: Record<string, string> }[] = [
  {
    module: /[\\/]@rc-component[\\/]dialog[\\/]es[\\/]Dialog[\\/]Content[\\/]Panel\.js$/,
    words: { '"Close"': "'关闭'" },
  },
  {
    module: /[\\/]@rc-component[\\/]input-number[\\/]es[\\/]StepHandler\.js$/,
    words: { "'Increase Value'": "'增加'", "'Decrease Value'": "'减少'" },
  },
  { module: /[\\/]@rc-component[\\/]segmented[\\/]es[\\/]index\.js$/, words: { '"segmented control"': "'选项'" } },
  {
    module: /[\\/]@rc-component[\\/]tabs[\\/]es[\\/]TabNavList[\\/]OperationNode\.js$/,
    words: { "'expanded dropdown'": "'更多'", "'remove'": "'移除'" },
  },
  {
    module: /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useSelection\.js$/,
    words: {
      "'Select all'": "'全选'",
      "'Custom selection'": "'按条件选择'",
      '`Select row ${index + 1}`': '`选择第 ${index + 1} 行`',
      '`Row ${index + 1} selected`': '`已选第 ${index + 1} 行`',
    },
  },
  {
    module: /[\\/]@ant-design[\\/]icons[\\/]es[\\/]components[\\/]AntdIcon\.js$/,
    words: { 'role: "img"': `'aria-hidden': restProps['aria-label'] === undefined`, '"aria-label": icon.name': '' },
  },
  {
    // The columns of hours and minutes can also be scrolled by keyboard.
    module: /[\\/]picker[\\/]es[\\/]PickerPanel[\\/]TimePanel[\\/]TimePanelBody[\\/]TimeColumn\.js$/,
    words: { '"data-type": type,': '"data-type": type, tabIndex: 0,' },
  },
  {
    // No table is filtered with a tree, and every page with a table would load it.
    module: /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/,
    words: { "import Tree from '../../../tree';": 'const Tree = () => null;' },
  },
];

/**
 * Returns the patched code of an antd module; `undefined` if there is no patch. Throws if the text to replace is
 * missing.
 */
export const patched = (code: string, id: string): string | undefined => {
  const patch = PATCHES.find(({ module }) => module.test(id));
  if (!patch) return undefined;
  let better = code;
  for (const [word, replacement] of Object.entries(patch.words)) {
    if (!better.includes(word)) throw new Error(`${id} no longer says ${word}: antd-patches.ts needs an update`);
    better = better.replaceAll(word, replacement);
  }
  return better;
};
