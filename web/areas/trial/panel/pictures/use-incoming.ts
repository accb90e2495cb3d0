import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Accepts files that are pasted into the page or dropped on the element with `zone`. */
export const useIncoming = (takeFile: (file: File) => void) => {
  const [over, setOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [file] = Array.from(event.clipboardData?.files ?? []);
    if (!file || (event.target as Element).closest('input, textarea, dialog')) return;
    event.preventDefault();
    takeFile(file);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const onDrag = (event: DragEvent) => {
    if (!Array.from(event.dataTransfer.types).includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    const [file] = Array.from(event.dataTransfer.files);
    if (!file) return;
    event.preventDefault();
    takeFile(file);
  };
  return { over, zone: { onDragOver: onDrag, onDragLeave: onDrag, onDrop } };
};
