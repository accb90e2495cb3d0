import { type ReactNode, useId } from 'react';
import styles from './control-field.module.css';

/** What a control needs to be named and described by its field. Controls of antd take all of it. */
interface ControlProps {
  id: string;
  status?: 'error';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface ControlFieldProps {
  label: string;
  /** The error of the value; replaces the hint. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Shown between the label and the control. */
  above?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, any control and the line below it, which is left out without an error or a hint. */
export const ControlField = ({ label, error, hint, above, children }: ControlFieldProps): ReactNode => {
  const id = useId();
  const below = error ?? hint;
  const belowId = `${id}-below`;
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {above}
      {children({
        id,
        ...(error !== undefined && { status: 'error', 'aria-invalid': true }),
        ...(below !== undefined && { 'aria-describedby': belowId }),
      })}
      {below !== undefined && (
        <p id={belowId} className={error === undefined ? styles.hint : styles.fault}>
          {below}
        </p>
      )}
    </div>
  );
};
