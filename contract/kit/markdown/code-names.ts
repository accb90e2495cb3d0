/** How a language is called above a block of code. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  console: 'Shell',
  powershell: 'PowerShell',
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  json: 'JSON',
  jsonc: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  python: 'Python',
  py: 'Python',
  java: 'Java',
  go: 'Go',
  csharp: 'C#',
  cs: 'C#',
  php: 'PHP',
  cpp: 'C++',
  sql: 'SQL',
  html: 'HTML',
  xml: 'XML',
  css: 'CSS',
  http: 'HTTP',
  nginx: 'Nginx',
  ini: 'INI',
  diff: 'Diff',
  md: 'Markdown',
  markdown: 'Markdown',
  text: '',
  txt: '',
};

/** Returns the name of a language for readers; that of an unknown one is as it was written. */
export const codeNameOf = (language: string): string =>
  Object.prototype.hasOwnProperty.call(names, language.toLowerCase())
    ? (names[language.toLowerCase()] as string)
    : language;

/** What is written on the tools of a document. */
export const documentTools = {
  copyCode: '复制代码',
  copySection: '复制本节',
  place: '本节链接',
  enlarge: '放大图片',
} as const;
