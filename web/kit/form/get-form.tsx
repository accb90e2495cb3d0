import type { ComponentProps, FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface GetFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** The path that the form opens with its fields as the query; by default that of the page. */
  action?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that opens an address, without a new page of the browser. Before the script has come, the browser itself does
 * the same. `onSubmit` may prevent it.
 */
export const GetForm = ({ action, onSubmit, children, ...props }: GetFormProps) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate({ pathname: action ?? pathname, search: `?${new URLSearchParams(fields)}` });
  };
  return (
    <form {...props} method="get" action={action} onSubmit={submit}>
      {children}
    </form>
  );
};
