import type { SimulatedBill } from '../../modules/billing/simulated-bank/index.js';
import { escapeHtml } from '../../platform/http/escape-html.js';
import type { SCENARIO_EVENTS } from './scenario.js';

const EVENTS: Readonly<Record<(typeof SCENARIO_EVENTS)[number], string>> = {
  'payment.pending': 'Menunggu kelulusan',
  'payment.failed': 'Bayaran gagal',
  'payment.abandoned': 'Bayaran ditinggalkan',
  'payment.succeeded': 'Bayaran berjaya',
  'refund.pending': 'Bayaran balik diproses',
  'refund.succeeded': 'Bayaran balik',
  'refund.failed': 'Bayaran balik gagal',
  'refund.cancelled': 'Bayaran balik dibatalkan',
  'dispute.opened': 'Pertikaian dibuka',
  'dispute.lost': 'Pertikaian kalah',
  'dispute.won': 'Pertikaian dimenangi',
  'dispute.withdrawn': 'Pertikaian ditarik balik',
};
const NUMBERS = [
  { name: 'burst', label: 'Acara berlainan serentak', min: 1, max: 500 },
  { name: 'copies', label: 'Salinan setiap acara', min: 1, max: 20 },
  { name: 'delaySeconds', label: 'Lengah (saat)', min: 0, max: 120 },
  { name: 'dropFirst', label: 'Hilangkan yang pertama', min: 0, max: 10_000 },
] as const;
const BOXES = [
  { name: 'shuffle', label: 'Rombak susunan' },
  { name: 'wrongSignature', label: 'Tandatangan salah' },
  { name: 'wrongAmount', label: 'Amaun salah' },
  { name: 'partial', label: 'Separuh sahaja' },
] as const;

/** Ways to let the bank misbehave, folded away below the bill. */
export function scenarioForm({ reference }: SimulatedBill): string {
  const events = Object.entries(EVENTS).map(([value, label]) => box('events', label, value));
  const numbers = NUMBERS.map(
    ({ name, label, min, max }) =>
      `<label>${label}<input type="number" name="${name}" value="${min}" min="${min}" max="${max}" required></label>`,
  );
  const boxes = BOXES.map(({ name, label }) => box(name, label, 'on'));
  return `<details><summary>Lanjutan</summary>
<form method="post" action="/simulated-bank/bills/${escapeHtml(reference)}/scenarios">
<fieldset><legend>Acara</legend>${events.join('')}</fieldset>
<fieldset><legend>Penghantaran</legend>${numbers.join('')}${boxes.join('')}</fieldset>
<button>Hantar acara</button></form></details>`;
}

function box(name: string, label: string, value: string): string {
  return `<label><input type="checkbox" name="${name}" value="${value}">${label}</label>`;
}
