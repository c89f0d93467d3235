import type { BillingOverview } from '../calls';
import { planFacts, upgradeQuote } from './plan-facts';

const overview: BillingOverview = {
  school: { code: 'aba1001', name: 'SK Seri Contoh' },
  canRenew: true,
  mainAdmins: [],
  plan: { code: 't60', name: 'Sederhana', termMonths: 12 },
  paidNext: null,
  nextPlan: { code: 't60', name: 'Sederhana' },
  teacherLimit: 60,
  teachers: 12,
  cancellation: null,
  mayCancel: true,
  mayWithdrawCancellation: false,
  upgrades: [],
  providers: [],
  pendingPayment: false,
};
const expiresAt = '2027-06-09T00:00:00.000+08:00';

describe('what a school has', () => {
  it('is its plan, its places and the last covered day', () => {
    expect(planFacts(overview, expiresAt)).toEqual([
      { term: 'Pelan', value: 'Sederhana, 12 bulan' },
      { term: 'Guru', value: '12 daripada 60 guru' },
      { term: 'Hari terakhir', value: 'Selasa, 8 Jun 2027' },
    ]);
  });

  it('names another plan that was chosen for the next term', () => {
    const nextPlan = { code: 't20', name: 'Kecil' };
    expect(planFacts({ ...overview, nextPlan }, expiresAt)).toContainEqual({
      term: 'Pelan berikutnya',
      value: 'Kecil',
    });
  });

  it('names a next term that is paid for, and the plan that was chosen for what follows it', () => {
    const paidNext = { code: 't100', name: 'Besar', from: expiresAt };
    const paidFor = { term: 'Tempoh berikutnya', value: 'Besar, dibayar, mulai Rabu, 9 Jun 2027' };
    const facts = (nextPlan: BillingOverview['nextPlan']) =>
      planFacts({ ...overview, paidNext, nextPlan }, expiresAt).slice(3);
    expect(facts({ code: 't100', name: 'Besar' })).toEqual([paidFor]);
    expect(facts({ code: 't60', name: 'Sederhana' })).toEqual([
      paidFor,
      { term: 'Pelan selepas itu', value: 'Sederhana' },
    ]);
  });

  it('says until when a cancelled subscription still runs', () => {
    expect(planFacts({ ...overview, cancellation: 'end-of-term' }, expiresAt)).toContainEqual({
      term: 'Pembatalan',
      value: 'Langganan tidak akan diteruskan selepas Selasa, 8 Jun 2027.',
    });
  });

  it('is no plan and no day before the first payment', () => {
    expect(planFacts({ ...overview, plan: null, nextPlan: null }, null)).toEqual([
      { term: 'Pelan', value: 'Belum ada pelan dibayar' },
      { term: 'Guru', value: '12 daripada 60 guru' },
    ]);
  });
});

it('an upgrade is quoted with its price and how far it reaches', () => {
  const offer = { planCode: 't100', name: 'Besar', teacherLimit: 100, amountSen: 4741, until: expiresAt };
  expect(upgradeQuote(offer)).toBe(
    'Perbezaan harga Besar bagi baki tempoh hingga Selasa, 8 Jun 2027: RM 47.41.',
  );
});
