import * as z from 'zod/mini';
import { text } from '../kit/text.ts';

export const showStatus = { hide: 0, show: 1 } as const;
const status = z.union([z.literal(0), z.literal(1)]);

/** Badges of menu items; 1 means none. */
export const labelValues = {
  none: 1,
  new: 2,
  hot: 3,
  upd: 4,
  rec: 5,
  big: 6,
} as const;

/** A path of the portal or an http address; empty for a heading. */
const link = text(300).check(
  z.regex(/^(|\/(?!\/)[^\s\\]*|https?:\/\/[^\s\\]+)$/, {
    error: 'is neither a path nor an http address',
  }),
);

const menuFields = {
  menuId: z.int().check(z.gte(1)),
  /** 0 at the top level. */
  parentId: z.int().check(z.gte(0)),
  menuName: text(30, 1),
  menuUrl: link,
  status,
  tipIcon: z.int().check(z.gte(1), z.lte(6)),
};

/** The list is flat: `children` is empty until the client builds the tree. */
export const menuItem = z.object({
  ...menuFields,
  children: z.array(z.never()),
});
export type MenuItem = z.infer<typeof menuItem>;

export const configTypes = {
  websiteInfo: 1,
  linkInfo: 2,
  agreementLinks: 3,
} as const;
export const configType = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const positionTypes = {
  banner: 1,
  quickStart: 2,
  platform: 3,
  application: 4,
} as const;

const positionFields = {
  positionType: z.int().check(z.gte(1), z.lte(4)),
  title: text(40, 1),
  des: text(200),
  /** The name of a drawing, or the address of a picture of the library. */
  picture: text(100),
  icon: text(40),
  url: link,
  action: text(20),
};

/** A block of a home page: a slide of the carousel, a step of the quick start, a card of an area. */
export const position = z.object(positionFields);
export type Position = z.infer<typeof position>;

export const announcementContent = z.array(
  z.strictObject({
    /** The id by which a browser remembers that the user has read it. */
    announcementId: text(60, 1).check(z.regex(/^[a-z0-9-]+$/)),
    title: text(30, 1),
    /** Name of a markdown file in `content/site/announcements/`. */
    file: text(100, 1).check(z.regex(/^[a-z0-9-]+\.md$/)),
    startTime: z.iso.datetime({ offset: true }),
    endTime: z.optional(z.iso.datetime({ offset: true })),
  }),
);
