import type { Platform } from '#server/kit/area.ts';
import type { AnyChannel } from '#server/kit/notify/channel.ts';
import { inSiteChannel } from './in-site-channel.ts';

/** What a channel may use. */
export type ChannelParts = Pick<Platform, 'config' | 'database' | 'enqueue' | 'log' | 'sms'>;

/**
 * The channels of notifications. A channel that leaves the portal is made from `parts`, which it reads only when it sends:
 * the tests create the channels without parts to learn their names.
 */
export const createChannels = (_parts: ChannelParts): readonly AnyChannel[] => [inSiteChannel];
