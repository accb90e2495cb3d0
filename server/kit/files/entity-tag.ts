/** Whether an `If-None-Match` header names this entity tag. */
export const isKnownTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*');
