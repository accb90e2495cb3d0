import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useRef } from 'react';

interface FileButtonProps {
  multiple?: boolean;
  primary?: boolean;
  loading?: boolean;
  disabled?: boolean;
  icon?: ReactNode;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A button that lets an operator choose pictures from the device. */
export const FileButton = (props: FileButtonProps) => {
  const { multiple = false, primary = false, loading = false, disabled = false, icon, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={icon}
        loading={loading}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        multiple={multiple}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? []));
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
};
