import type { Send } from '#web/kit/fetch-answer.ts';

/** Sends a request as a form without a file, for calls whose file is optional. */
export const sendForm: Send = (address, { headers, body, ...rest }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(body as string) as object))
    if (value !== undefined) form.append(name, String(value));
  // The browser sets the header itself, with the form's boundary.
  const others = Object.entries(headers as Record<string, string>).filter(([name]) => name !== 'content-type');
  return fetch(address, { ...rest, headers: Object.fromEntries(others), body: form });
};
