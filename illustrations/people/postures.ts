import type { Pose } from './pose.ts';
import { frontPosture } from './front-posture.ts';
import { sidePosture } from './side-posture.ts';

/** Postures of work and sport, in addition to those of `poses`. */
export const postures = {
  'arms-up': frontPosture({
    near: {
      arm: [
        [45, -184],
        [63, -207],
        [69, -215],
      ],
      leg: [
        [24, -60],
        [34, -12],
      ],
    },
    far: {
      arm: [
        [-45, -184],
        [-63, -207],
        [-69, -215],
      ],
      leg: [
        [-24, -60],
        [-34, -12],
      ],
    },
  }),
  signalling: frontPosture({
    turn: 0.2,
    near: {
      arm: [
        [48, -158],
        [52, -186],
        [53, -196],
      ],
    },
    far: {
      arm: [
        [-48, -158],
        [-52, -186],
        [-53, -196],
      ],
    },
  }),
  'arm-aside': frontPosture({
    turn: 0.5,
    near: {
      arm: [
        [50, -176],
        [76, -186],
        [86, -189],
      ],
    },
  }),
  showing: frontPosture({
    turn: 0.6,
    near: {
      arm: [
        [36, -140],
        [54, -158],
        [61, -165],
      ],
    },
  }),
  leading: frontPosture({
    turn: 0.5,
    near: {
      arm: [
        [35, -139],
        [49, -142],
        [57, -145],
      ],
    },
  }),
  reaching: sidePosture({
    hip: [0, -106],
    lean: 6,
    head: 14,
    near: { ankle: [-6, -10], hand: [46, -145] },
    far: { ankle: [10, -10], hand: [56, -140] },
  }),
  texting: sidePosture({
    hip: [0, -106],
    lean: 2,
    head: 24,
    near: { ankle: [-5, -10], hand: [37, -158] },
    far: { ankle: [7, -10] },
    holds: 'phone',
  }),
  pushing: sidePosture({
    hip: [-6, -105],
    lean: 14,
    near: { ankle: [22, -11], hand: [52, -122] },
    far: { ankle: [-28, -17], foot: [13, 12], hand: [58, -122] },
  }),
  digging: sidePosture({
    hip: [-8, -100],
    lean: 30,
    head: 20,
    near: { ankle: [-16, -10], hand: [50, -82] },
    far: { ankle: [22, -10], hand: [26, -104] },
  }),
  lifting: sidePosture({
    hip: [-22, -74],
    lean: 46,
    head: 26,
    near: { ankle: [-2, -10], hand: [46, -50] },
    far: { ankle: [8, -10], hand: [56, -52] },
  }),
  crouching: sidePosture({
    hip: [-22, -42],
    lean: 22,
    head: 18,
    near: { ankle: [-20, -18], foot: [13, 12], hand: [44, -52] },
    far: { ankle: [14, -10], hand: [52, -46] },
  }),
  running: sidePosture({
    hip: [0, -112],
    lean: 12,
    head: 6,
    near: { ankle: [-44, -70], foot: [-2, 17], hand: [42, -142] },
    far: { ankle: [36, -34], foot: [16, 2], hand: [-24, -132] },
  }),
  climbing: sidePosture({
    hip: [-8, -106],
    lean: 4,
    head: -8,
    near: { ankle: [18, -46], foot: [16, 4], hand: [28, -212] },
    far: { ankle: [6, -10], hand: [28, -178] },
  }),
} satisfies Record<string, Pose>;
