import type { Json } from './json.ts';
import type { InventoryPortal } from './portal.ts';
import { product } from './product.ts';
import { shapeOf } from './shape.ts';

/** Returns what each demo account gets when it exports its data. */
export const exportSection = async ({ call }: InventoryPortal, tokens: Map<string, string>) => {
  const section: Record<string, unknown> = {};
  for (const [title, token] of tokens) {
    const { parts } = (await call(product.exportData, {}, token)) as { parts: { [part: string]: Json } };
    section[title] = { parts: Object.keys(parts).sort(), shape: shapeOf(parts) };
  }
  return section;
};
