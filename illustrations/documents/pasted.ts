import { marked } from '../recognition/box.ts';
import { type Laying, laid } from './laid.ts';
import { pastedTicket } from './pasted-ticket.ts';

/** A kind of invoice where it is pasted, and the box that it is found in. */
export function pasted(
  kind: keyof typeof pastedTicket,
  laying: Laying,
  size = 0.74,
  labelAt: 'above' | 'above-right' | 'below' = 'above',
): string {
  const ticket = pastedTicket[kind]();
  const { drawn, at } = laid(ticket, laying);
  const corners = [
    at([-4, -4]),
    at([ticket.width + 5, -4]),
    at([-4, ticket.height + 6]),
    at([ticket.width + 5, ticket.height + 6]),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const area = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  return marked(drawn, area, { label: kind, size, labelAt });
}
