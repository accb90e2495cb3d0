import { allowedLink, allowedPicture } from '#contract/kit/markdown/addresses.ts';

/** Elements that make a pasted page more than plain text. */
const RICH = 'table, ul, ol, h1, h2, h3, h4, h5, h6, a[href], strong, b, em, i, pre, code, blockquote, img';
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DIV DL DD DT FIGURE FIGCAPTION FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN NAV OL P PRE SECTION TABLE UL'.split(
    ' ',
  ),
);
const UNSEEN = new Set('SCRIPT STYLE TITLE META LINK HEAD TEMPLATE NOSCRIPT IFRAME OBJECT SVG'.split(' '));
const ELEMENT = 1;
const TEXT = 3;

const isElement = (node: Node): node is HTMLElement => node.nodeType === ELEMENT;
const nameOf = (node: Node) => node.nodeName.toUpperCase();

/** Escapes what Markdown would read as marks. */
const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<]/g, '\\$&')
    .replace(/^(\s*)([#>+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s)/, '$1\\$2');

/** Puts marks around a text, with its spaces outside of them. */
const marked = (mark: string, text: string): string => {
  const inner = text.trim();
  if (inner === '') return text;
  const at = text.indexOf(inner);
  return text.slice(0, at) + mark + inner + mark + text.slice(at + inner.length);
};

const codeOf = (text: string): string => {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${text}\`` : `${ticks} ${text} ${ticks}`;
};

/** Whether an element that usually is bold or slanted is not, as in texts of Google Docs. */
const isNormal = (element: HTMLElement) =>
  /font-(weight|style):\s*(normal|400)/.test(element.getAttribute('style') ?? '');

const addressOf = (address: string): string =>
  /[\s()<>]/.test(address) ? encodeURI(address).replace(/[()]/g, (char) => (char === '(' ? '%28' : '%29')) : address;

const inlineOf = (node: Node): string => {
  if (node.nodeType === TEXT) return escaped(node.nodeValue ?? '');
  const name = nameOf(node);
  if (!isElement(node) || UNSEEN.has(name)) return '';
  const inner = () => [...node.childNodes].map(inlineOf).join('');
  switch (name) {
    case 'BR':
      return '\n';
    case 'STRONG':
    case 'B':
      return isNormal(node) ? inner() : marked('**', inner());
    case 'EM':
    case 'I':
      return isNormal(node) ? inner() : marked('*', inner());
    case 'DEL':
    case 'S':
      return marked('~~', inner());
    case 'CODE':
    case 'KBD':
    case 'SAMP':
      return codeOf((node.textContent ?? '').replace(/\s+/g, ' '));
    case 'A': {
      const address = node.getAttribute('href') ?? '';
      const text = inner();
      return allowedLink.test(address) && text.trim() !== '' ? `[${text.trim()}](${addressOf(address)})` : text;
    }
    case 'IMG': {
      const address = node.getAttribute('src') ?? '';
      const alt = escaped(node.getAttribute('alt') ?? '');
      return allowedPicture.test(address) ? `![${alt}](${addressOf(address)})` : alt;
    }
    default:
      return inner();
  }
};

const tidy = (text: string): string => text.replace(/[ \t]*\n[ \t]*/g, '  \n').trim();

const indented = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 || line === '' ? line : ' '.repeat(width) + line))
    .join('\n');

const listOf = (list: HTMLElement): string => {
  const isNumbered = nameOf(list) === 'OL';
  return [...list.children]
    .map((item, at) => {
      const mark = isNumbered ? `${at + 1}. ` : '- ';
      return (
        mark +
        indented(
          blocksOf(item)
            .join('\n\n')
            .replace(/\n\n(?=[ ]*(?:- |\d+\. ))/g, '\n'),
          mark.length,
        )
      );
    })
    .join('\n');
};

const tableOf = (table: HTMLElement): string => {
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) =>
      tidy(inlineOf(cell))
        .replace(/\s*\n\s*/g, ' ')
        .replace(/\|/g, '\\|'),
    ),
  );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return '';
  const lineOf = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_none, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [lineOf(head), `|${' --- |'.repeat(width)}`, ...body.map(lineOf)].join('\n');
};

const blockOf = (element: HTMLElement): string[] => {
  const name = nameOf(element);
  switch (name) {
    case 'UL':
    case 'OL':
      return [listOf(element)];
    case 'TABLE':
      return [tableOf(element)];
    case 'PRE': {
      const text = (element.textContent ?? '').replace(/\n$/, '');
      const fence = '`'.repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1);
      return [`${fence}\n${text}\n${fence}`];
    }
    case 'BLOCKQUOTE':
      return [
        blocksOf(element)
          .join('\n\n')
          .split('\n')
          .map((line) => (line === '' ? '>' : `> ${line}`))
          .join('\n'),
      ];
    case 'HR':
      return ['---'];
    default: {
      const level = /^H([1-6])$/.exec(name)?.[1];
      if (level === undefined) return blocksOf(element);
      const title = tidy(inlineOf(element)).replace(/\s*\n\s*/g, ' ');
      return title === '' ? [] : [`${'#'.repeat(Number(level))} ${title}`];
    }
  }
};

/** Returns the blocks of an element as Markdown. Texts between blocks are paragraphs. */
function blocksOf(element: Element): string[] {
  const blocks: string[] = [];
  let paragraph = '';
  const close = () => {
    const text = tidy(paragraph);
    if (text !== '') blocks.push(text);
    paragraph = '';
  };
  const look = (nodes: Iterable<ChildNode>) => {
    for (const node of nodes) {
      if (isElement(node) && BLOCKS.has(nameOf(node))) {
        close();
        blocks.push(...blockOf(node).filter((block) => block !== ''));
      } else if (isElement(node) && !UNSEEN.has(nameOf(node)) && node.querySelector([...BLOCKS].join(','))) {
        // An inline element around blocks, as Google Docs has it.
        look(node.childNodes);
      } else paragraph += inlineOf(node);
    }
  };
  look(element.childNodes);
  close();
  return blocks;
}

/** Returns a pasted page as Markdown; undefined if it is nothing but text. */
export const htmlToMarkdown = (body: HTMLElement): string | undefined =>
  body.querySelector(RICH) ? blocksOf(body).join('\n\n') : undefined;
