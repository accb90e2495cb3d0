/**
 * What cached pages and answers show. A page that shows an entry has the tag of the entry; one that lists, counts or
 * searches entries has the tag of their kind, since any of them may change it.
 */
export type Tag = `kind:${string}` | `entry:${string}/${string}`;

export const kindTag = (kind: string): Tag => `kind:${kind}`;
export const entryTag = (kind: string, slug: string | number): Tag => `entry:${kind}/${slug}`;

/** A cached page or answer. Without tags, every change concerns it. */
export interface Tagged {
  tags?: ReadonlySet<Tag> | undefined;
}

/** The tags that a change concerns, or all that is kept. */
export type Changed = ReadonlySet<Tag> | 'everything';

/** Returns whether a change may show on a cached page or answer. */
export const concerns = (changed: Changed, { tags }: Tagged): boolean =>
  changed === 'everything' || tags === undefined || !tags.isDisjointFrom(changed);

/** Collects the tags of what is read while a page or an answer is made. */
export interface Reading extends Tagged {
  /** Undefined: the reads are unknown. */
  note(tags: readonly Tag[] | undefined): void;
}

export const createReading = (): Reading => {
  const noted = new Set<Tag>();
  let isKnown = true;
  return {
    note(tags) {
      if (tags === undefined) isKnown = false;
      else for (const tag of tags) noted.add(tag);
    },
    get tags() {
      return isKnown ? noted : undefined;
    },
  };
};
