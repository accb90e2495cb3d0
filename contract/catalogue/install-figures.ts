/** Where to mount a camera: metres above the ground, and degrees below the horizon. */
export interface InstallFigures {
  height: [from: number, to: number];
  pitch: [from: number, to: number];
}

/** Reads the figures from the sentences of an install suggestion. Returns undefined if they give no height. */
export const readInstallFigures = (sentences: readonly string[]): InstallFigures | undefined => {
  const text = sentences.join('\n');
  const height = /架设高度建议 ([\d.]+)～([\d.]+) m/.exec(text);
  const pitch = /俯仰角建议 (?:(\d+)°～)?(\d+)°/.exec(text);
  if (!height || !pitch) return undefined;
  return {
    height: [Number(height[1]), Number(height[2])],
    pitch: [Number(pitch[1] || pitch[2]), Number(pitch[2])],
  };
};
