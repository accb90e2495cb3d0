import { Code } from 'lucide-react';
import { useId, useState } from 'react';
import type { SampleCall } from '#contract/api/samples/sample-call.ts';
import { loadLazyTexts } from '#web/kit/start-up/load-language.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import styles from './call-code.module.css';

const ICON_PX = 16;
const load = async () => (await Promise.all([import('./call-code.tsx'), loadLazyTexts()]))[0];

export type ShownCall = Omit<SampleCall, 'origin'>;

/** A button that shows the call on screen as code. The script for it is loaded when it is used. */
export const CallCodePlace = ({ title, call }: { title: string; call: ShownCall }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const lazy = useLazyComponent(load, isOpen, () => setOpen(false));
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Code size={ICON_PX} aria-hidden="true" />
        {title}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && lazy && <lazy.CallCode call={call} />}
      </div>
    </div>
  );
};
