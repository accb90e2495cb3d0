/** Returns the path of a sample of the platform; `small` is a copy for lists. */
export const samplePath = (sampleId: string, size?: 'small'): string =>
  `/static/trial/${sampleId}${size === undefined ? '' : `-${size}`}.jpg`;
