import { Braces, CirclePlay, Download, FileText, Hash, type LucideIcon, ScanSearch, Server } from 'lucide-react';
import { type TextKey, t } from '#web/kit/texts.ts';

const icons: Partial<Record<string, LucideIcon>> = {
  ability: ScanSearch,
  apiReference: Braces,
  chip: Server,
  document: FileText,
  download: Download,
  errorCode: Hash,
  video: CirclePlay,
};

/** Returns the name of a kind of results; a kind without a text shows its own. */
export const kindName = (kind: string): string => {
  const key = `search.kind.${kind}`;
  const name = t(key as TextKey);
  return name === key ? kind : name;
};

/** Returns the icon of a kind of results. */
export const kindIcon = (kind: string): LucideIcon => icons[kind] ?? FileText;
