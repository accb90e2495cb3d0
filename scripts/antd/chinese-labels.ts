/** What components say to readers in English whatever the language is, and in Chinese; icons beside a text say nothing. */
const LABELS: { module: RegExp; words: Record<string, string> }[] = [
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
];

/** The code of a module with its labels in Chinese. Throws where one is not there any more. */
export const withChineseLabels = (code: string, id: string): string | undefined => {
  const labels = LABELS.find(({ module }) => module.test(id));
  if (!labels) return undefined;
  let chinese = code;
  for (const [word, instead] of Object.entries(labels.words)) {
    if (!chinese.includes(word)) throw new Error(`${id} says ${word} no more: chinese-labels.ts is to be mended`);
    chinese = chinese.replaceAll(word, instead);
  }
  return chinese;
};
