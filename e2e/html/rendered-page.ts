import { parseHTML } from 'linkedom';

/** The properties of an `app.inject` response that a page has. */
interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, unknown>;
  html: string;
  document: Document;
}

/** The elements with an implicit role. */
const TAGS = {
  article: 'article',
  banner: 'header',
  button: 'button',
  cell: 'td',
  columnheader: 'th[scope="col"]',
  combobox: 'select',
  complementary: 'aside',
  contentinfo: 'footer',
  group: 'fieldset',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  region: 'section',
  row: 'tr',
  rowheader: 'th[scope="row"]',
  search: 'search',
  searchbox: 'input[type="search"]',
  table: 'table',
  term: 'dt',
  textbox: 'input:not([type]), input[type="text"], input[type="tel"], input[type="password"], textarea',
} as const;

export type Role = keyof typeof TAGS;

export interface Query {
  /** The full accessible name, or a pattern for it. */
  name?: string | RegExp;
  /** The level of a heading. */
  level?: number;
  /** Whether to include elements that a script would open. */
  hidden?: boolean;
}

export type Place = Document | Element;

const UNSEEN = new Set(['script', 'style', 'template']);

/** Returns whether an element hides itself. Checks its attributes, since a selector takes ten times as long. */
const hides = (element: Element): boolean =>
  UNSEEN.has(element.localName) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element.localName === 'dialog' && !element.hasAttribute('open'));

const isShown = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) if (hides(at)) return false;
  return true;
};

const visibleText = (node: Node, isTop: boolean): string => {
  if (node.nodeType === 3) return node.textContent ?? '';
  if (node.nodeType !== 1 || (!isTop && hides(node as Element))) return '';
  return [...node.childNodes].map((child) => visibleText(child, false)).join('');
};

/** Returns the text of an element without its hidden parts. */
export const textOf = (element: Element | null | undefined): string =>
  element ? visibleText(element, true).replace(/\s+/g, ' ').trim() : '';

const nameOf = (element: Element): string => {
  const document = element.ownerDocument;
  const labelled = element.getAttribute('aria-labelledby');
  if (labelled !== null)
    return labelled
      .split(/\s+/)
      .map((id) => textOf(document.getElementById(id)))
      .join(' ');
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  switch (element.localName) {
    case 'fieldset':
      return textOf(element.querySelector('legend'));
    case 'table':
      return textOf(element.querySelector('caption'));
    case 'input':
    case 'select':
    case 'textarea': {
      const { id } = element;
      return textOf((id !== '' && document.querySelector(`label[for="${id}"]`)) || element.closest('label'));
    }
    case 'section':
    case 'nav':
    case 'aside':
    case 'ul':
    case 'ol':
    case 'form':
      return '';
    default: {
      const alternatives = [...element.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'));
      return [...alternatives, textOf(element)].join(' ').trim();
    }
  }
};

/** `header` and `footer` are landmarks only outside of sectioning elements. */
const isLandmark = (role: Role, element: Element) =>
  (role !== 'banner' && role !== 'contentinfo') || element.closest('main, article, section, aside, nav') === null;

/** Returns all elements of a role that a reader can find in a place, in document order. */
export const allByRole = (place: Place, role: Role, { name, level, hidden }: Query = {}): Element[] =>
  [...place.querySelectorAll(`${TAGS[role]}, [role="${role}"]`)].filter(
    (element) =>
      (element.getAttribute('role') ?? role) === role &&
      (hidden === true || isShown(element)) &&
      isLandmark(role, element) &&
      (level === undefined || element.localName === `h${level}`) &&
      (role !== 'region' || nameOf(element) !== '') &&
      (name === undefined || (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)))),
  );

/** Returns the only element of a role in a place. Throws if there is none or more than one. */
export const byRole = (place: Place, role: Role, query: Query = {}): Element => {
  const found = allByRole(place, role, query);
  const [first] = found;
  if (!first || found.length > 1)
    throw new Error(`${found.length} elements of the role ${role}, ${String(query.name)}`);
  return first;
};

export const textsOf = (elements: readonly Element[]): string[] => elements.map(textOf);
export const hrefsOf = (elements: readonly Element[]): (string | null)[] =>
  elements.map((element) => element.getAttribute('href'));

/** Returns the only heading of the first level. */
export const headingOf = ({ document }: RenderedPage) => textOf(byRole(document, 'heading', { level: 1 }));

export const titleOf = ({ document }: RenderedPage) => document.querySelector('head > title')?.textContent;

/** Returns the text that a reader without scripts sees. */
export const bodyTextOf = ({ document }: RenderedPage) => textOf(document.body);

/** Returns the address that a form without a script leads to, with the given values. */
export const formAddress = (form: Element, values: Record<string, string>): string => {
  const fields = [...form.querySelectorAll('input[name], select[name]')].map((field) => {
    const name = field.getAttribute('name') as string;
    return [name, values[name] ?? field.getAttribute('value') ?? ''];
  });
  return `${form.getAttribute('action')}?${new URLSearchParams(fields)}`;
};

export const readPage = ({ statusCode, headers, body }: Answer): RenderedPage => ({
  status: statusCode,
  headers,
  html: body,
  document: parseHTML(body).document,
});
