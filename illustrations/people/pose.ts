import type { Point } from '../shape.ts';
import type { Facing } from './head.ts';

export type Arm = { shoulder: Point; elbow: Point; wrist: Point; hand: Point };
export type Leg = { hip: Point; knee: Point; ankle: Point; toe: Point };

/**
 * Where a body's joints are, in units of which an adult is 215 high; the origin is the ground below it, y grows
 * downwards, and a body seen from the side looks right. `far` limbs lie behind the trunk, `near` ones before it.
 */
export type Pose = {
  facing: Facing;
  chin: Point;
  tilt: number;
  /** Outline of the trunk, clockwise from the left side of the neck. */
  trunk: readonly Point[];
  far: { arm?: Arm; leg?: Leg };
  near: { arm?: Arm; leg?: Leg };
  /** What the near hand holds, at that hand. */
  holds?: 'phone' | 'phone-at-ear' | 'cigarette' | 'tablet';
};

const frontTrunk: readonly Point[] = [
  [-6, -184],
  [-12, -180],
  [-23, -175.5],
  [-27.5, -167],
  [-23.5, -152],
  [-20, -136],
  [-19.5, -118],
  [-20.5, -104],
  [20.5, -104],
  [19.5, -118],
  [20, -136],
  [23.5, -152],
  [27.5, -167],
  [23, -175.5],
  [12, -180],
  [6, -184],
];

const sideTrunk: readonly Point[] = [
  [-8, -183],
  [-14, -176],
  [-18, -160],
  [-16.5, -140],
  [-15, -122],
  [-17, -104],
  [14, -104],
  [14, -122],
  [16, -140],
  [17.5, -156],
  [14, -172],
  [7, -181],
];

const seatedTrunk: readonly Point[] = [
  [-5, -144],
  [-14, -138],
  [-19, -122],
  [-19, -100],
  [-19, -76],
  [-17, -52],
  [8, -52],
  [15, -62],
  [14, -80],
  [17, -100],
  [19, -118],
  [14, -134],
  [8, -142],
];

const seatedLegs = {
  far: { hip: [2, -62], knee: [44, -63], ankle: [50, -10], toe: [66, -3] } satisfies Leg,
  near: { hip: [-3, -61], knee: [42, -60], ankle: [38, -10], toe: [54, -3] } satisfies Leg,
};

const standingLegs = {
  far: { hip: [-9.5, -106], knee: [-11, -58], ankle: [-11.5, -10], toe: [-16, -3] } satisfies Leg,
  near: { hip: [9.5, -106], knee: [11, -58], ankle: [11.5, -10], toe: [16, -3] } satisfies Leg,
};

const hangingLeft: Arm = { shoulder: [-21, -167], elbow: [-27, -136], wrist: [-27, -108], hand: [-26, -98] };
const hangingRight: Arm = { shoulder: [21, -167], elbow: [27, -136], wrist: [27, -108], hand: [26, -98] };

/** Every way in which a person is drawn. */
export const poses = {
  standing: {
    facing: { view: 'front', turn: 0.2 },
    chin: [0, -187],
    tilt: 0,
    trunk: frontTrunk,
    far: { leg: standingLegs.far },
    near: { leg: standingLegs.near },
  },
  walking: {
    facing: { view: 'side' },
    chin: [3, -187],
    tilt: 0,
    trunk: sideTrunk,
    far: {
      leg: { hip: [-2, -106], knee: [2, -58], ankle: [-20, -15], toe: [-8, -4] },
      arm: { shoulder: [5, -165], elbow: [16, -138], wrist: [33, -118], hand: [40, -111] },
    },
    near: {
      leg: { hip: [1, -106], knee: [12, -57], ankle: [25, -11], toe: [41, -6] },
      arm: { shoulder: [-3, -166], elbow: [-13, -136], wrist: [-17, -108], hand: [-16, -98] },
    },
  },
  'at-desk': {
    facing: { view: 'side' },
    chin: [9, -146],
    tilt: 0,
    trunk: seatedTrunk,
    far: {
      leg: seatedLegs.far,
      arm: { shoulder: [8, -126], elbow: [22, -97], wrist: [50, -95], hand: [60, -94] },
    },
    near: {
      leg: seatedLegs.near,
      arm: { shoulder: [0, -127], elbow: [10, -96], wrist: [40, -94], hand: [50, -93] },
    },
  },
  asleep: {
    facing: { view: 'side', asleep: true },
    chin: [58, -105],
    tilt: 64,
    trunk: [
      [37, -122],
      [22, -126],
      [4, -117],
      [-10, -100],
      [-18, -78],
      [-17, -52],
      [8, -52],
      [14, -66],
      [24, -84],
      [38, -96],
      [46, -104],
      [46, -114],
    ],
    far: {
      leg: seatedLegs.far,
      arm: { shoulder: [40, -108], elbow: [88, -94], wrist: [62, -94], hand: [52, -94] },
    },
    near: {
      leg: seatedLegs.near,
      arm: { shoulder: [30, -108], elbow: [54, -95], wrist: [80, -94], hand: [90, -94] },
    },
  },
  'leaning-back': {
    facing: { view: 'side', asleep: true },
    chin: [-26, -148],
    tilt: -46,
    trunk: [
      [-35, -138],
      [-41, -130],
      [-41, -113],
      [-33, -92],
      [-25, -70],
      [-17, -52],
      [8, -52],
      [12, -68],
      [5, -85],
      [1, -105],
      [-4, -122],
      [-14, -135],
      [-22, -141],
    ],
    far: {
      leg: { hip: [2, -62], knee: [46, -63], ankle: [64, -13], toe: [79, -5] },
    },
    near: {
      leg: { hip: [-3, -61], knee: [43, -60], ankle: [54, -12], toe: [69, -4] },
      arm: { shoulder: [-25, -124], elbow: [-25, -93], wrist: [2, -88], hand: [11, -86] },
    },
  },
  'phone-at-desk': {
    facing: { view: 'side' },
    chin: [15, -143],
    tilt: 20,
    trunk: [
      [2, -143],
      [-10, -139],
      [-18, -124],
      [-20, -100],
      [-19, -76],
      [-17, -52],
      [8, -52],
      [15, -62],
      [14, -80],
      [18, -100],
      [21, -118],
      [19, -133],
      [14, -141],
    ],
    far: {
      leg: seatedLegs.far,
      arm: { shoulder: [12, -126], elbow: [24, -98], wrist: [46, -112], hand: [53, -118] },
    },
    near: {
      leg: seatedLegs.near,
      arm: { shoulder: [2, -125], elbow: [12, -95], wrist: [39, -108], hand: [48, -114] },
    },
    holds: 'phone',
  },
  phoning: {
    facing: { view: 'front', turn: -0.7 },
    chin: [0, -187],
    tilt: 5,
    trunk: frontTrunk,
    far: { leg: standingLegs.far, arm: hangingLeft },
    near: {
      leg: standingLegs.near,
      arm: { shoulder: [21, -167], elbow: [37, -141], wrist: [23, -172], hand: [15.5, -186] },
    },
    holds: 'phone-at-ear',
  },
  smoking: {
    facing: { view: 'side' },
    chin: [3, -187],
    tilt: 0,
    trunk: sideTrunk,
    far: {
      leg: { hip: [5, -106], knee: [8, -58], ankle: [8, -10], toe: [24, -3] },
    },
    near: {
      leg: { hip: [-3, -106], knee: [-4, -58], ankle: [-5, -10], toe: [11, -3] },
      arm: { shoulder: [-2, -165], elbow: [16, -138], wrist: [27, -168], hand: [26, -181] },
    },
    holds: 'cigarette',
  },
  inspecting: {
    facing: { view: 'front', turn: 0.6 },
    chin: [0, -187],
    tilt: 6,
    trunk: frontTrunk,
    far: {
      leg: standingLegs.far,
      arm: { shoulder: [-21, -167], elbow: [-28, -137], wrist: [-6, -130], hand: [2, -132] },
    },
    near: {
      leg: standingLegs.near,
      arm: { shoulder: [21, -167], elbow: [30, -137], wrist: [12, -127], hand: [6, -129] },
    },
    holds: 'tablet',
  },
} as const satisfies Record<string, Pose>;

/** Limbs that hang at both sides of a body seen from the front. */
export const hanging = { left: hangingLeft, right: hangingRight };

export type PoseName = keyof typeof poses;
