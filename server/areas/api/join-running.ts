import type { Running } from '#server/kit/area.ts';

/** Joins what several parts of an area run. They are started in their order. */
export const joinRunning = (parts: readonly Running[]): Running => ({
  async start() {
    for (const part of parts) await part.start?.();
  },
  workers: parts.flatMap(({ workers = [] }) => workers),
  drain() {
    for (const part of parts) part.drain?.();
  },
  async stop() {
    await Promise.all(parts.map((part) => part.stop?.()));
  },
  async mount(scope, http) {
    for (const part of parts) await part.mount?.(scope, http);
  },
});
