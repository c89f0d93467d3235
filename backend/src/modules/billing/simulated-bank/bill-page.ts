import { escapeHtml } from '../../../platform/http/escape-html.js';
import { ringgit } from '../ringgit.js';
import { bankPage } from './bank-page.js';
import {
  SIMULATED_BANKS,
  type SimulatedBill,
  type SimulatedBillState,
  type SimulatedOutcome,
} from './simulated-bill.js';

type Button = Readonly<{ outcome: SimulatedOutcome; label: string; look: 'primary' | 'danger' | '' }>;

const PAY: readonly Button[] = [
  { outcome: 'paid', label: 'Bayar dengan FPX (berjaya)', look: 'primary' },
  { outcome: 'pending', label: 'FPX B2B (menunggu kelulusan)', look: '' },
  { outcome: 'failed', label: 'FPX gagal', look: 'danger' },
];
const APPROVE: readonly Button[] = [{ outcome: 'paid', label: 'Luluskan', look: 'primary' }];

const BUTTONS: Readonly<Record<SimulatedBillState, readonly Button[]>> = {
  open: PAY,
  failed: PAY,
  pending: APPROVE,
  paid: [],
  closed: [],
};
const STATES: Readonly<Record<SimulatedBillState, string>> = {
  open: 'Belum dibayar',
  failed: 'Bayaran terakhir gagal',
  pending: 'Menunggu kelulusan',
  paid: 'Telah dibayar',
  closed: 'Ditutup: bil ini tidak perlu dibayar lagi',
};
const RESULTS: Readonly<Record<SimulatedBillState, string>> = {
  open: 'Belum dibayar',
  failed: 'Bayaran gagal',
  pending: 'Bayaran menunggu kelulusan',
  paid: 'Bayaran berjaya',
  closed: 'Bil telah ditutup',
};

/** `more`: HTML below the bill. */
export function billPage(bill: SimulatedBill, more = ''): string {
  return bankPage({
    title: bill.state === 'pending' ? 'Luluskan bayaran' : 'Bayar bil',
    content:
      details(bill) + actions(bill, BUTTONS[bill.state], bankChoice(bill)) + returnLink(bill, '') + more,
  });
}

/** What came of an action. `isReported`: the school's side took the news, so the payer may go back. */
export function resultPage(bill: SimulatedBill, isReported: boolean): string {
  return isReported ? reported(bill) : unreported(bill);
}

/** Something that was done to the bill, in plain text, and the way back to it. */
export function noticePage(bill: SimulatedBill, title: string, text: string): string {
  const back = `/simulated-bank/bills/${escapeHtml(bill.reference)}`;
  return bankPage({
    title,
    content: `${details(bill)}<p>${escapeHtml(text)}</p><p><a class="button" href="${back}">Kembali ke bil</a></p>${returnLink(bill, '')}`,
  });
}

function reported(bill: SimulatedBill): string {
  const approve =
    bill.state === 'pending'
      ? `<p><a href="/simulated-bank/bills/${escapeHtml(bill.reference)}">Buka halaman kelulusan</a></p>`
      : '';
  return bankPage({
    title: RESULTS[bill.state],
    content: `${details(bill)}<p>Anda akan dibawa kembali ke halaman langganan.</p>${returnLink(bill, 'button primary')}${approve}`,
    continueTo: bill.returnUrl,
  });
}

function unreported(bill: SimulatedBill): string {
  const again: Button[] =
    bill.state === 'open' || bill.state === 'closed'
      ? []
      : [{ outcome: bill.state, label: 'Maklumkan semula', look: 'primary' }];
  return bankPage({
    title: RESULTS[bill.state],
    content: `${details(bill)}<p>Pihak sekolah belum dapat dimaklumkan. Status bil ini telah disimpan.</p>${actions(bill, again)}${returnLink(bill, '')}`,
  });
}

function details({ amountSen, description, payerName, reference, state }: SimulatedBill): string {
  const rows = [
    ['Untuk', description],
    ['Pembayar', payerName],
    ['Status', STATES[state]],
    ['Rujukan', reference],
  ].map(([label = '', value = '']) => `<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<p class="amount">${ringgit(amountSen)}</p><dl>${rows.join('')}</dl>`;
}

function bankChoice({ state, bank }: SimulatedBill): string {
  if (BUTTONS[state] !== PAY) return '';
  const options = SIMULATED_BANKS.map(
    (name) => `<option${name === bank ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  return `<label>Bank anda<select name="bank">${options.join('')}</select></label>`;
}

/** `before`: HTML of the form above its buttons. */
function actions({ reference }: SimulatedBill, buttons: readonly Button[], before = ''): string {
  if (buttons.length === 0) return '';
  const made = buttons.map(
    ({ outcome, label, look }) =>
      `<button class="${look}" name="outcome" value="${outcome}">${label}</button>`,
  );
  return `<form method="post" action="/simulated-bank/bills/${escapeHtml(reference)}/payments">${before}${made.join('')}</form>`;
}

function returnLink({ returnUrl }: SimulatedBill, look: string): string {
  return `<p><a class="${look}" href="${escapeHtml(returnUrl)}">Kembali ke halaman langganan</a></p>`;
}
