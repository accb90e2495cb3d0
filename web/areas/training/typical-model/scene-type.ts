/** Reads the scene of `#/{typicalSceneType}/typical-model`; `undefined` for any other hash. */
export const readSceneType = (hash: string): number | undefined => {
  const read = /^#\/(\d{5})\/typical-model$/.exec(hash);
  return read ? Number(read[1]) : undefined;
};
