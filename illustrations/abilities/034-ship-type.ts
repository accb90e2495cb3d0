import { abilityDrawing } from '../ability-drawing.ts';
import { bridgeFairway } from '../backdrops/bridge-fairway.ts';
import { fishingHarbour } from '../backdrops/fishing-harbour.ts';
import { harbour } from '../backdrops/harbour.ts';
import { openSea } from '../backdrops/open-sea.ts';
import { bulkCarrier } from '../equipment/bulk-carrier.ts';
import { craneBarge } from '../equipment/crane-barge.ts';
import { passengerShip } from '../equipment/passenger-ship.ts';
import { sandBarge } from '../equipment/sand-barge.ts';
import { speedboat } from '../equipment/speedboat.ts';
import { trawler } from '../equipment/trawler.ts';
import { markedGroup } from '../recognition/marked-group.ts';

const atSea = markedGroup([
  {
    drawn: bulkCarrier({ x: 970, y: 164, scale: 0.62, mirrored: true }, 'cloth'),
    finding: { label: '货船' },
  },
  { drawn: speedboat({ x: 1126, y: 316, scale: 0.92 }), finding: { label: '快艇' } },
  { drawn: trawler({ x: 816, y: 326, scale: 0.74 }), finding: { label: '渔船' } },
]);

const inPort = markedGroup([
  { drawn: craneBarge({ x: 862, y: 318, scale: 0.72 }), finding: { label: '工程船' } },
  { drawn: sandBarge({ x: 1140, y: 240, scale: 0.52, mirrored: true }), finding: { label: '货船' } },
]);

const belowTheBridge = markedGroup([
  { drawn: passengerShip({ x: 962, y: 306, scale: 1.12 }), finding: { label: '客船', size: 1.1 } },
]);

const atTheQuay = markedGroup([
  {
    drawn: trawler({ x: 1116, y: 232, scale: 0.7, mirrored: true }, 'line', true),
    finding: { label: '渔船' },
  },
  { drawn: trawler({ x: 880, y: 320, scale: 1.26 }, 'cloth', true), finding: { label: '渔船' } },
]);

export const drawing = abilityDrawing({
  backdrop: openSea(),
  subject: atSea,
  cover: { x: 692, y: 0, across: 560 },
  scenarios: [
    { backdrop: harbour(), subject: inPort, frame: { x: 690, y: 10, across: 580 } },
    { backdrop: bridgeFairway(), subject: belowTheBridge, frame: { x: 684, y: 14, across: 560 } },
    { backdrop: fishingHarbour(), subject: atTheQuay, frame: { x: 684, y: 26, across: 554 } },
  ],
});
