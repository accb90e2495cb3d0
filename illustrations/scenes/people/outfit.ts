/** What a person wears and looks like; colours as `#rrggbb`. */
export interface Outfit {
  skin: string;
  hair: string;
  longHair?: boolean;
  shirt: string;
  longSleeves?: boolean;
  trousers: string;
  /** Trousers that end above the knee. */
  short?: boolean;
  shoes: string;
  /** A vest with reflecting bands over the shirt. */
  vest?: string;
  helmet?: string;
  cap?: string;
}

const skins = ['#d8a582', '#c89270', '#e0b493', '#b87f5d'];
const hairs = ['#17120f', '#2a1d16', '#1e1815', '#3a2a20'];
const shirts = ['#3a5a8c', '#a83232', '#e6e2d8', '#2e6b57', '#58595f', '#c99a3a', '#7a4f7d', '#25303f'];
const trousers = ['#2b2f3a', '#4d4a45', '#23324d', '#6a6258', '#1d1d20'];
const shoes = ['#1b1a1a', '#e4e0da', '#5a3c28'];

/** Everyday clothes, as chance has it. */
export const everyday = (chance: () => number): Outfit => {
  const one = (of: readonly string[]) => of[Math.floor(chance() * of.length)] as string;
  return {
    skin: one(skins),
    hair: one(hairs),
    longHair: chance() < 0.4,
    shirt: one(shirts),
    longSleeves: chance() < 0.6,
    trousers: one(trousers),
    shoes: one(shoes),
  };
};

/** For work in a yard: overalls, a vest and a helmet. */
export const workwear = (chance: () => number): Outfit => ({
  ...everyday(chance),
  longHair: false,
  shirt: chance() < 0.5 ? '#2d4a74' : '#51565e',
  longSleeves: true,
  trousers: '#2c3a55',
  shoes: '#2a221c',
  vest: chance() < 0.5 ? '#e8691d' : '#c9d92e',
  helmet: ['#f0c419', '#e9e9e6', '#d8432b', '#2f6fb8'][Math.floor(chance() * 4)] as string,
});

/** For those who watch screens. */
export const uniform = (chance: () => number): Outfit => ({
  ...everyday(chance),
  shirt: chance() < 0.5 ? '#9db7d4' : '#26344d',
  longSleeves: true,
  trousers: '#1f2530',
  shoes: '#151515',
});
