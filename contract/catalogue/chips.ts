/** The chip and device catalogue of C3. */

export const deviceTypes = {
  camera: 1,
  brain: 2,
  server: 3,
  host: 4,
  cloud: 5,
} as const;
export type DeviceType = (typeof deviceTypes)[keyof typeof deviceTypes];

/** Titles of the chip blocks, in display order. */
export const deviceTitles: Record<DeviceType, string> = {
  1: 'AI 摄像机',
  2: 'AI 超脑 NVR',
  3: 'AI 服务器',
  4: '物联主机',
  5: '云部署',
};

export interface Chip {
  chipId: number;
  chipName: string;
  /** Null if the table has no group (online check). */
  deviceType: DeviceType | null;
}

const { camera, brain, server, host, cloud } = deviceTypes;

export const chips: readonly Chip[] = [
  { chipId: 1, chipName: '在线校验', deviceType: null },
  { chipId: 2, chipName: 'H5 摄像机', deviceType: camera },
  { chipId: 3, chipName: '超脑 H5', deviceType: brain },
  { chipId: 5, chipName: 'H7', deviceType: camera },
  { chipId: 6, chipName: '精准云', deviceType: cloud },
  { chipId: 7, chipName: 'G3', deviceType: camera },
  { chipId: 8, chipName: '服务器 KT', deviceType: server },
  { chipId: 9, chipName: 'T4', deviceType: server },
  { chipId: 10, chipName: '超脑 KT2', deviceType: brain },
  { chipId: 11, chipName: 'P4', deviceType: server },
  { chipId: 14, chipName: '服务器 KT2', deviceType: server },
  { chipId: 15, chipName: 'G5', deviceType: camera },
  { chipId: 16, chipName: '主机 KT2', deviceType: host },
  { chipId: 17, chipName: '主机 H5', deviceType: host },
  { chipId: 18, chipName: '云眸', deviceType: cloud },
  { chipId: 19, chipName: 'H8', deviceType: camera },
  { chipId: 25, chipName: 'A0', deviceType: camera },
  { chipId: 27, chipName: 'KT2 超级', deviceType: brain },
  { chipId: 28, chipName: '云眸精准', deviceType: cloud },
  { chipId: 29, chipName: '主机 A0', deviceType: host },
  { chipId: 30, chipName: '超脑 H10', deviceType: brain },
  { chipId: 31, chipName: 'G7', deviceType: camera },
  { chipId: 32, chipName: '超脑 G9', deviceType: brain },
  { chipId: 33, chipName: 'H9', deviceType: camera },
  { chipId: 34, chipName: '主机 H10', deviceType: host },
  { chipId: 35, chipName: '超脑 KT3', deviceType: brain },
  { chipId: 41, chipName: 'H11', deviceType: camera },
  { chipId: 44, chipName: 'DL200', deviceType: server },
  { chipId: 45, chipName: 'H13', deviceType: camera },
  { chipId: 46, chipName: '主机 H12', deviceType: host },
  { chipId: 330, chipName: '专用 IPD-H9', deviceType: camera },
];

export const chipById: ReadonlyMap<number, Chip> = new Map(chips.map((chip) => [chip.chipId, chip]));

/** Firmware generations of a device; `OPAI_V2` runs on main control V5.01 and above. */
export const firmwareTypes = { OPAI_V1: 1, OPAI_V2: 2 } as const;

export const bigVersions = [
  {
    name: 'Guanlan1.0',
    firmwareType: firmwareTypes.OPAI_V1,
    mainControl: '超脑主控 V5.0 及以下',
  },
  {
    name: 'Guanlan2.0',
    firmwareType: firmwareTypes.OPAI_V2,
    mainControl: '超脑主控 V5.01 及以上',
  },
] as const;

/** Minimum algorithm versions of C9 by chip id: server T4, and every KT2. An ability may set one for another chip. */
export const minimumAlgorithmVersions: ReadonlyMap<number, string> = new Map([
  [9, '4.0.0'],
  [10, '4.0.0'],
  [14, '4.0.0'],
  [16, '4.0.0'],
  [27, '4.0.0'],
]);
