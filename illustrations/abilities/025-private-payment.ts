import { abilityDrawing } from '../ability-drawing.ts';
import { carWash } from '../backdrops/car-wash.ts';
import { convenienceStore } from '../backdrops/convenience-store.ts';
import { petrolStation } from '../backdrops/petrol-station.ts';
import { banknotes } from '../equipment/banknotes.ts';
import { car } from '../equipment/car.ts';
import { handPhone } from '../equipment/hand-phone.ts';
import { holdingHand } from '../equipment/holding-hand.ts';
import { paymentCode } from '../equipment/payment-code.ts';
import { phone } from '../equipment/phone.ts';
import { worktop } from '../equipment/worktop.ts';
import { person, type Stand } from '../people/person.ts';
import { poses } from '../people/pose.ts';
import { postures } from '../people/postures.ts';
import { upperBody } from '../people/upper-body.ts';
import { around } from '../recognition/around.ts';
import { box, type Finding, marked } from '../recognition/box.ts';
import { nearer } from '../scene.ts';
import { path, placed, rectangle } from '../shape.ts';

const found = (drawn: string, label: string, labelAt: Finding['labelAt'] = 'above') =>
  marked(drawn, around(drawn, 7), { label, tone: 'warn', labelAt });

const scan =
  placed(paymentCode({}), { x: 92, y: 176, scale: 0.84 }) +
  path('M24 112V84H52M132 84H160V112M160 240V268H132M52 268H24V240', { stroke: 'accent', width: 7 }) +
  rectangle(34, 318, 116, 34, { fill: 'cloth' }, 17);

function byTheHands(): string {
  const hand = holdingHand({ x: 836, y: 262, scale: 0.9 }, 'safety');
  const card = paymentCode({ x: 836, y: 188, scale: 1.06 });
  return (
    hand.behind +
    found(card, '收款码') +
    hand.before +
    phone({ x: 1076, y: 222, scale: 0.58 }, scan) +
    box({ x: 1010, y: 98, width: 132, height: 248 }, { label: '手机', tone: 'warn' })
  );
}

function atTheIsland(): string {
  const attendant: Stand = { x: 824, y: 346, scale: 1.06 };
  const driver: Stand = { x: 1010, y: 348, scale: 1.06, mirrored: true };
  const card = paymentCode({ x: 892, y: 152, scale: 0.36 });
  const held = handPhone({ x: 966, y: 178, scale: 0.62, mirrored: true });
  return (
    car({ x: 1190, y: 322, scale: 1.35 }, 'metal') +
    person(postures.showing, { top: 'cloth', cap: 'safety' }, attendant).drawn +
    found(card, '收款码') +
    person(postures.texting, { top: 'line', hair: 'crop' }, driver).drawn +
    found(held, '手机', 'below')
  );
}

function atTheTill(): string {
  const cashier = person(
    upperBody(postures.showing),
    { top: 'cloth-2', hair: 'bob', over: 'lanyard' },
    { x: 846, y: 420, scale: 1.4 },
  );
  const buyer = person(
    upperBody(poses.walking),
    { top: 'figure', hair: 'short' },
    { x: 1120, y: 420, scale: 1.4, mirrored: true },
  );
  const till =
    rectangle(720, 206, 90, 56, { fill: 'line' }, 4) +
    path('M728 206L740 164H804L808 206Z', { fill: 'figure' }) +
    path('M742 198L750 172H796L798 198Z', { fill: 'display' });
  return (
    cashier.drawn +
    worktop(480, 1440, 262) +
    till +
    buyer.drawn +
    found(banknotes({ x: 1022, y: 266, scale: 0.78 }), '现金')
  );
}

function atTheWash(): string {
  const washer: Stand = { x: 990, y: 346, scale: 1.12 };
  return (
    car({ x: 800, y: 332, scale: 1.5 }, 'cloth') +
    person(postures.texting, { top: 'safety', cap: 'figure' }, washer).drawn +
    found(handPhone({ x: 1034, y: 172, scale: 0.7 }), '手机', 'below') +
    paymentCode({ x: 1160, y: 130, scale: 0.5 })
  );
}

export const drawing = abilityDrawing({
  backdrop: nearer(petrolStation(), 1.4, 1272, 40),
  subject: byTheHands(),
  cover: { x: 706, y: 46, across: 500 },
  scenarios: [
    { backdrop: petrolStation(), subject: atTheIsland(), frame: { x: 700, y: 30, across: 540 } },
    { backdrop: convenienceStore(), subject: atTheTill(), frame: { x: 690, y: 44, across: 520 } },
    { backdrop: carWash(), subject: atTheWash(), frame: { x: 660, y: 30, across: 545 } },
  ],
});
