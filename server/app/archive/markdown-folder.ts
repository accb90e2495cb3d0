import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, posix, sep } from 'node:path';
import sharp from 'sharp';
import { rewriteAddresses } from '#contract/kit/markdown/rewrite-addresses.ts';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';

/** A place of `documents/tree.json`. */
export interface FolderPlace {
  slug: string;
  title?: string;
  text?: true;
  children?: FolderPlace[];
}

export interface MarkdownFolder {
  places: FolderPlace[];
  /** The texts by slug, with links and pictures as files of the default documents have them. */
  texts: Map<string, string>;
  pictures: Map<string, Buffer>;
  /** What is wrong, with file and line. */
  errors: string[];
}

/** The file whose text belongs to its folder. */
const FOLDER_TEXT = /^(index|readme)\.md$/i;
const HEADING = /^# +(.+?) *#* *$/;
const PICTURE = /\.(png|webp|jpe?g|gif)$/i;
const AS_IT_IS = /\.(png|webp)$/i;

const decoded = (address: string) => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** Splits a Markdown file into its first heading and what comes after it. */
const splitTitle = (source: string): { title: string; content: string; line: number } | undefined => {
  const lines = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const title = HEADING.exec(lines[at] ?? '')?.[1];
  if (title === undefined) return undefined;
  let from = at + 1;
  while (lines[from]?.trim() === '') from += 1;
  return { title, content: lines.slice(from).join('\n'), line: from };
};

/**
 * Reads a folder of Markdown files: folders are catalogues, the names of files are slugs, and the first heading is the
 * title. `convert` makes a picture that pages can show of another one.
 */
export const readMarkdownFolder = async (
  root: string,
  convert: (bytes: Buffer) => Promise<Buffer>,
): Promise<MarkdownFolder> => {
  const found: MarkdownFolder = { places: [], texts: new Map(), pictures: new Map(), errors: [] };
  /** Slugs by the path of the file or folder, with slashes. */
  const slugs = new Map<string, string>();
  const sources: { path: string; slug: string }[] = [];

  const slugFor = (path: string): string | undefined => {
    const slug = basename(path, '.md').toLowerCase();
    const taken = [...slugs].find(([, other]) => other === slug)?.[0];
    if (!slugPattern.test(slug) || slug.length > SLUG_MAXIMUM)
      found.errors.push(`${path}: 文件名只能用小写字母、数字和连字符 / the name is no slug`);
    else if (taken !== undefined) found.errors.push(`${path}: 与 ${taken} 重名 / has the same name as ${taken}`);
    else {
      slugs.set(path, slug);
      return slug;
    }
    return undefined;
  };

  const walk = (folder: string): FolderPlace[] => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    return entries.flatMap((entry): FolderPlace[] => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.md')))
          return [];
        const slug = slugFor(path);
        const children = walk(path);
        const text = readdirSync(join(root, path)).find((name) => FOLDER_TEXT.test(name));
        if (slug === undefined) return [];
        if (text === undefined) return [{ slug, title: entry.name, children }];
        sources.push({ path: posix.join(path, text), slug });
        slugs.set(posix.join(path, text), slug);
        return [{ slug, text: true, children }];
      }
      if (!entry.name.endsWith('.md') || (folder !== '' && FOLDER_TEXT.test(entry.name))) return [];
      const slug = slugFor(path);
      if (slug === undefined) return [];
      sources.push({ path, slug });
      return [{ slug }];
    });
  };
  found.places = walk('');

  /** The pictures that texts show, by their path, with the names that they get. */
  const wanted = new Map<string, string>();
  const nameFor = (path: string): string => {
    const known = wanted.get(path);
    if (known !== undefined) return known;
    const plain = basename(path, extname(path)).replace(/[^\w-]+/g, '-') || 'picture';
    const ending = AS_IT_IS.test(path) ? extname(path).toLowerCase() : '.webp';
    let name = plain + ending;
    for (let number = 2; [...wanted.values()].includes(name); number += 1) name = `${plain}-${number}${ending}`;
    wanted.set(path, name);
    return name;
  };

  for (const { path, slug } of sources) {
    const split = splitTitle(readFileSync(join(root, path), 'utf8'));
    if (!split) {
      found.errors.push(`${path}:1: 第一行不是一级标题 / the first line is no heading of the first level`);
      continue;
    }
    const content = rewriteAddresses(split.content, ({ type, address, line }) => {
      if (/^([a-z][a-z0-9+.-]*:|\/|#)/i.test(address)) return undefined;
      const [file = '', place] = address.split('#');
      const target = posix.join(dirname(path) === '.' ? '' : dirname(path), decoded(file));
      const at = `${path}:${line + split.line}`;
      if (type === 'picture' && PICTURE.test(target)) return `pictures/${nameFor(target)}`;
      const other = slugs.get(target);
      if (other !== undefined && type !== 'picture') return `${other}.md${place === undefined ? '' : `#${place}`}`;
      found.errors.push(`${at}: ${address} 不存在 / leads to nothing`);
      return undefined;
    });
    found.texts.set(slug, `# ${split.title}\n\n${content}`);
  }
  for (const [path, name] of wanted)
    try {
      const file = realpathSync(join(root, path));
      if (!file.startsWith(realpathSync(root) + sep)) throw new Error('the picture is outside of the folder');
      const bytes = readFileSync(file);
      await sharp(bytes).metadata();
      found.pictures.set(name, AS_IT_IS.test(path) ? bytes : await convert(bytes));
    } catch {
      found.errors.push(`${path}: 图片无法读取 / the picture cannot be read`);
    }
  if (sources.length === 0 && found.errors.length === 0) found.errors.push(`${root}: 没有 Markdown 文件 / no Markdown`);
  return found;
};
