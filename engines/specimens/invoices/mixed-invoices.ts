import type { Point } from '#contract/trial/recognition.ts';
import type { TextTask } from '../../engine.ts';
import { between, chance, pick, shuffled } from '../random.ts';
import type { DrawSpecimen, Random, Specimen, SpecimenField, Specimens } from '../specimen.ts';
import { drawCoachInvoice } from './coach-invoice.ts';
import { drawFlightItinerary } from './flight-itinerary.ts';
import { drawMachinePrintedInvoice } from './machine-printed-invoice.ts';
import { drawQuotaInvoice } from './quota-invoice.ts';
import { drawRollInvoice } from './roll-invoice.ts';
import { drawTaxiInvoice } from './taxi-invoice.ts';
import { drawTollInvoice } from './toll-invoice.ts';
import { drawTrainTicket } from './train-ticket.ts';
import { drawVatInvoice } from './vat-invoice.ts';

const KINDS: readonly { kind: TextTask; name: string; draw: DrawSpecimen }[] = [
  { kind: 'train-ticket', name: 'trainTicket', draw: drawTrainTicket },
  { kind: 'vat-invoice', name: 'vatInvoice', draw: drawVatInvoice },
  { kind: 'quota-invoice', name: 'quotaInvoice', draw: drawQuotaInvoice },
  { kind: 'toll-invoice', name: 'tollInvoice', draw: drawTollInvoice },
  { kind: 'machine-printed-invoice', name: 'machinePrintedInvoice', draw: drawMachinePrintedInvoice },
  { kind: 'flight-itinerary', name: 'flightItinerary', draw: drawFlightItinerary },
  { kind: 'coach-invoice', name: 'coachInvoice', draw: drawCoachInvoice },
  { kind: 'taxi-invoice', name: 'taxiInvoice', draw: drawTaxiInvoice },
  { kind: 'roll-invoice', name: 'rollInvoice', draw: drawRollInvoice },
];

const SHEET_WIDTH = 2600;

interface Laid {
  kind: TextTask;
  name: string;
  specimen: Specimen;
  /** Clockwise, in degrees. */
  angle: number;
  /** The upright room that it takes. */
  width: number;
  height: number;
}

const lay = (random: Random, { kind, name, draw }: (typeof KINDS)[number], faulty: boolean): Laid => {
  const specimen = draw(random, { faulty });
  const askew = between(random, -50, 50) / 10;
  const turned = chance(random, 0.12) ? 180 : chance(random, 0.1) ? pick(random, [90, 270]) : 0;
  const angle = turned + askew;
  const [sine, cosine] = [Math.abs(Math.sin((angle * Math.PI) / 180)), Math.abs(Math.cos((angle * Math.PI) / 180))];
  return {
    kind,
    name,
    specimen,
    angle,
    width: specimen.width * cosine + specimen.height * sine,
    height: specimen.width * sine + specimen.height * cosine,
  };
};

/** In rows as they fit, each piece with room around it. */
const shelvesOf = (random: Random, laid: readonly Laid[]) => {
  const placed: (Laid & { x: number; y: number })[] = [];
  let [left, top, bottom] = [70, 80, 80];
  for (const one of laid) {
    if (left + one.width + 60 > SHEET_WIDTH) {
      left = 70;
      top = bottom + 60;
    }
    placed.push({ ...one, x: left + one.width / 2, y: top + one.height / 2 });
    left += one.width + between(random, 50, 110);
    bottom = Math.max(bottom, top + one.height);
  }
  return { placed, height: Math.ceil(bottom + 80) };
};

const cornersOf = ({ specimen, angle, x, y }: Laid & { x: number; y: number }): Point[] => {
  const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const [along, down] = [specimen.width / 2, specimen.height / 2];
  return [
    [-along, -down],
    [along, -down],
    [along, down],
    [-along, down],
  ].map(([dx = 0, dy = 0]) => [x + dx * cosine - dy * sine, y + dx * sine + dy * cosine]);
};

/** A sheet with two to six documents pasted on it, each a little askew, some turned. */
export const drawMixedInvoices: DrawSpecimen = (random, { faulty = false } = {}) => {
  const count = between(random, 2, 6);
  const chosen = shuffled(random, KINDS).slice(0, count);
  const { placed, height } = shelvesOf(
    random,
    chosen.map((kind) => lay(random, kind, faulty)),
  );
  const drawn = placed.map(({ specimen, angle, x, y }) => {
    const { svg, width, height: tall } = specimen;
    return `<g transform="translate(${x} ${y}) rotate(${angle}) translate(${-width / 2} ${-tall / 2})"><rect x="5" y="6" width="${width}" height="${tall}" fill="#000" opacity="0.28"/>${svg}<rect width="${width}" height="${tall}" fill="none" stroke="#777" stroke-width="2" opacity="0.5"/></g>`;
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH}" height="${height}"><rect width="${SHEET_WIDTH}" height="${height}" fill="${pick(random, ['#ffffff', '#f4f2ec', '#e9edf0'])}"/>${drawn.join('')}</svg>`,
    width: SHEET_WIDTH,
    height,
    lines: placed.flatMap(({ specimen }) => specimen.lines),
    aside: placed.flatMap(({ specimen }) => specimen.aside ?? []),
    fields: placed.flatMap(({ specimen, name }, piece) =>
      specimen.fields.map((field): SpecimenField => ({ ...field, name: `${name}.${field.name}`, piece })),
    ),
    pieces: placed.map((one) => ({ kind: one.kind, polygon: cornersOf(one) })),
  };
};

export const specimens: Specimens = { 'mixed-invoices': drawMixedInvoices };
