import { entryLinkTo, readEntryLink } from '#contract/kit/markdown/addresses.ts';
import { rewriteAddresses } from '#contract/kit/markdown/rewrite-addresses.ts';
import { readDefaultPicture } from '#contract/documents/default-picture.ts';
import { HEADING_ID_PREFIX } from '#server/kit/markdown/heading-ids.ts';

/** `first-trial.md`, maybe with a place: how a file of the default documents names another one. */
const fileLink = /^([a-z0-9][a-z0-9-]*)\.md(?:#(.*))?$/s;
const picture = /^pictures\/([^/]+)$/;
const ownPlace = /^#(.+)$/s;

const placeIn = (anchor: string | undefined) => (anchor === undefined ? '' : `#${HEADING_ID_PREFIX}${anchor}`);
/** Returns an anchor as files have it: without what keeps ids of headings apart from the other ids of a page. */
const anchorOf = (place: string) =>
  place.startsWith(`#${HEADING_ID_PREFIX}`) ? `#${place.slice(HEADING_ID_PREFIX.length + 1)}` : place;

/** The targets of addresses in files. */
export interface FileTargets {
  /** Returns the id of a document by its slug; undefined if there is none. */
  idOf(slug: string): string | undefined;
  /** Returns the address of a picture by the name of its file; undefined if it cannot be shown. */
  addressOf(file: string): string | undefined;
  /** Reports an address that leads to nothing. */
  addError(address: string, line: number): void;
}

/** Turns links to files and pictures of files into links to entries and addresses of the portal. */
export const fromFileLinks = (source: string, { idOf, addressOf, addError }: FileTargets): string =>
  rewriteAddresses(source, ({ type, address, line }) => {
    const [, file] = picture.exec(address) ?? [];
    const [, slug, anchor] = type === 'picture' ? [] : (fileLink.exec(address) ?? []);
    const [, own] = type === 'picture' ? [] : (ownPlace.exec(address) ?? []);
    if (own !== undefined) return placeIn(own);
    if (file === undefined && slug === undefined) return undefined;
    const id = slug === undefined ? undefined : idOf(slug);
    const found = file === undefined ? id && entryLinkTo(id) + placeIn(anchor) : addressOf(file);
    if (found === undefined) addError(address, line);
    return found;
  });

/** Turns links to entries and addresses of pictures back into those of files: the inverse of `fromFileLinks`. */
export const toFileLinks = (source: string, slugOf: (entryId: string) => string | undefined): string =>
  rewriteAddresses(source, ({ address }) => {
    const shown = readDefaultPicture(address);
    if (shown) return `pictures/${shown.file}`;
    if (ownPlace.test(address)) return anchorOf(address);
    const entry = readEntryLink(address);
    const slug = entry && slugOf(entry.entryId);
    return slug === undefined ? undefined : `${slug}.md${anchorOf(entry?.place ?? '')}`;
  });
