/** The models of detection by the names of their files, and the nodes whose outputs are read. */
export const detectionModels = {
  centernet: { outputs: ['tower_0/keypoints', 'tower_0/wh'] },
  'movenet-lightning': { outputs: ['Identity'] },
} as const;
