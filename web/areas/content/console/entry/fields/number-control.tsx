import { InputNumber } from 'antd';

interface NumberControlProps {
  value: unknown;
  aria: { id: string };
  disabled: boolean;
  set: (value: number | undefined) => void;
}

/** A whole number. */
export const NumberControl = ({ value, aria, disabled, set }: NumberControlProps) => (
  <InputNumber
    {...aria}
    value={value as number}
    precision={0}
    disabled={disabled}
    onChange={(next) => set(next ?? undefined)}
  />
);
