import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './modify.module.css';

/** The result of a change and a link onwards. It takes the focus, since the form that had it is gone. */
export const ModifyResult = ({ title, message, action }: { title: string; message: string; action: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.result}>
      <CircleCheck size={40} aria-hidden="true" className={styles.done} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{message}</p>
      {action}
    </div>
  );
};
