import { assessSubscription, unknownAssessment } from './assess-subscription.js';
import { cancellation, interval, local, paid, pendingOf, trial } from './build-facts.js';
import type { SubscriptionFact } from './fact.js';
import { NOTICE_TEXTS } from './notice-texts.js';
import {
  isLastWarning,
  isMailed,
  isPausedByPendingPayment,
  type NoticeReader,
  noticesFor,
} from './notices.js';
import { DEFAULT_POLICY } from './policy.js';
import { graceDayRule } from './rule.js';

/** E is Monday 2026-11-16, the grace end 2026-11-30, the limited end 2026-12-14. */
const term = paid('2025-11-16', { termMonths: 12 });
const pending = pendingOf(paid('2026-11-17'), '2026-11-17');

function notices(now: string, reader: NoticeReader = 'teacher', facts: SubscriptionFact[] = [term]) {
  return noticesFor(assessSubscription(facts, [DEFAULT_POLICY], local(now)), reader);
}

describe('The notice that holds', () => {
  it.each([
    [
      '2026-10-20',
      'info',
      'Langganan sekolah anda tinggal 27 hari, hari terakhir Ahad, 15 November 2026. Sila buat pembaharuan.',
    ],
    [
      '2026-11-09',
      'info',
      'Langganan sekolah anda tinggal 7 hari, hari terakhir Ahad, 15 November 2026. Sila buat pembaharuan.',
    ],
    [
      '2026-11-13',
      'warning',
      'Langganan sekolah anda tinggal 3 hari, hari terakhir Ahad, 15 November 2026. Sila buat pembaharuan.',
    ],
    [
      '2026-11-14',
      'warning',
      'Langganan sekolah anda tinggal 2 hari, hari terakhir Ahad, 15 November 2026. Sila buat pembaharuan.',
    ],
    [
      '2026-11-15',
      'warning',
      'Langganan sekolah anda tamat pada penghujung hari ini. Tempoh ihsan bermula Isnin, 16 November 2026.',
    ],
    ['2026-11-20', 'warning', 'Hari ke-5 daripada 14. Akses penuh kekal sehingga Ahad, 29 November 2026.'],
    [
      '2026-11-30',
      'error',
      'Tempoh ihsan telah tamat. Rekod baharu dan suntingan dihentikan sehingga pembayaran diterima.',
    ],
    [
      '2026-12-14',
      'error',
      'Langganan telah tamat tempoh. Sila maklumkan Admin Utama sekolah untuk memperbaharui langganan.',
    ],
  ])('on %s is of type %s', (now, type, message) => {
    expect(notices(now)).toEqual([expect.objectContaining({ type, message, actionRequired: false })]);
  });

  it.each([
    [
      '2026-01-17',
      'info',
      'Tempoh Percubaan',
      'Tempoh percubaan sekolah anda tinggal 14 hari, hari terakhir Jumaat, 30 Januari 2026. Sila pilih pelan selewat-lewatnya pada hari itu.',
    ],
    [
      '2026-01-28',
      'warning',
      'Tempoh Percubaan',
      'Tempoh percubaan sekolah anda tinggal 3 hari, hari terakhir Jumaat, 30 Januari 2026. Sila pilih pelan selewat-lewatnya pada hari itu.',
    ],
    [
      '2026-01-30',
      'warning',
      'Percubaan Tamat Hari Ini',
      'Tempoh percubaan sekolah anda tamat pada penghujung hari ini. Tempoh ihsan bermula Sabtu, 31 Januari 2026.',
    ],
  ])('on %s of a trial of 30 days is of type %s', (now, type, title, message) => {
    expect(notices(now, 'teacher', [trial('2026-01-01')])).toEqual([
      { type, title, message, actionRequired: false },
    ]);
  });

  it('is that of a subscription once a trial was paid on', () => {
    const facts = [trial('2026-01-01'), paid('2026-01-10')];
    expect(notices('2026-02-25', 'teacher', facts)[0]?.title).toBe('Langganan Akan Tamat');
  });

  it('is none while nothing is due, and while enforcement is off', () => {
    expect(notices('2026-10-16', 'teacher', [paid('2026-10-16', { termMonths: 12 })])).toEqual([]);
    expect(notices('2026-11-20', 'teacher', [term, interval('enforcement-off', '2026-11-01', null)])).toEqual(
      [],
    );
  });

  it('asks the main administrator alone to act', () => {
    expect(notices('2026-11-20', 'main_admin')[0]?.actionRequired).toBe(true);
    expect(notices('2026-11-20', 'admin')[0]?.actionRequired).toBe(false);
  });

  it('does not send the locked main administrator to the main administrator', () => {
    expect(notices('2026-12-14', 'main_admin')[0]?.message).not.toContain('maklumkan');
  });

  it('asks for nothing that no payment helps against', () => {
    const suspended = [term, interval('suspension', '2026-11-01', null)];
    expect(notices('2026-11-20', 'main_admin', suspended)).toEqual([
      { ...NOTICE_TEXTS.suspended, actionRequired: false },
    ]);
  });

  it('speaks of a cancellation and of a school without subscription', () => {
    const cancelled = [term, cancellation('2026-10-20', 'end-of-term')];
    expect(notices('2026-11-16', 'main_admin', cancelled)).toEqual([
      { ...NOTICE_TEXTS.cancelled, actionRequired: true },
    ]);
    expect(notices('2026-11-16', 'teacher', [])).toEqual([
      { ...NOTICE_TEXTS.noSubscription, actionRequired: false },
    ]);
  });

  it('promises no grace on the last day where the policy has none', () => {
    const assessment = assessSubscription([term], [{ ...DEFAULT_POLICY, graceDays: 0 }], local('2026-11-15'));
    expect(noticesFor(assessment, 'teacher')[0]?.message).toBe(
      'Langganan sekolah anda tamat pada penghujung hari ini. Sila buat pembaharuan hari ini.',
    );
  });

  it('is none to who has just paid for a month or begun a trial', () => {
    expect(notices('2026-10-20', 'main_admin', [paid('2026-10-16')])).toEqual([]);
    expect(notices('2026-01-02', 'main_admin', [trial('2026-01-01')])).toEqual([]);
  });

  it('is the unverifiable warning, word for word, when the state is unknown', () => {
    expect(noticesFor(unknownAssessment(), 'main_admin')).toEqual([
      {
        type: 'warning',
        title: 'Status Langganan Tidak Dapat Ditentukan',
        message: 'Tidak dapat mengesahkan status langganan anda. Beberapa ciri mungkin terhad.',
        actionRequired: false,
      },
    ]);
  });
});

describe('A pending payment', () => {
  it('is shown after what holds, and nothing more is asked for', () => {
    const shown = notices('2026-11-20', 'main_admin', [term, pending]);
    expect(shown.map((notice) => notice.title)).toEqual(['Tempoh Ihsan', 'Pembayaran Menunggu Kelulusan']);
    expect(shown.some((notice) => notice.actionRequired)).toBe(false);
  });

  it('pauses reminders and grace days, not the ends', () => {
    expect(isPausedByPendingPayment('reminder-7')).toBe(true);
    expect(isPausedByPendingPayment(graceDayRule(7))).toBe(true);
    expect(isPausedByPendingPayment('grace-end')).toBe(false);
  });
});

it('A last warning is said 7 days and 1 day before the end, and when access is limited or locked', () => {
  const days = [
    '2026-11-02',
    '2026-11-09',
    '2026-11-13',
    '2026-11-15',
    '2026-11-16',
    '2026-11-30',
    '2026-12-14',
  ];
  const said = days.filter((day) => isLastWarning(assessSubscription([term], [DEFAULT_POLICY], local(day))));
  expect(said).toEqual(['2026-11-09', '2026-11-15', '2026-11-30', '2026-12-14']);
});

describe('Mail', () => {
  it('goes on grace days 1, 7, G-3 and G-1', () => {
    const days = Array.from({ length: 14 }, (_, index) => index + 1);
    expect(days.filter((day) => isMailed(graceDayRule(day), 14))).toEqual([1, 7, 11, 13]);
  });

  it('goes at each reminder and at the start of limited and of locked', () => {
    const rules = ['reminder-30', 'reminder-1', 'grace-end', 'limited-end'] as const;
    expect(rules.every((rule) => isMailed(rule, 14))).toBe(true);
    expect(isMailed('expiry', 14)).toBe(false);
    expect(isMailed('suspension-start', 14)).toBe(false);
  });
});

describe('The text of an event', () => {
  it('thanks for a payment', () => {
    expect(NOTICE_TEXTS.paid('Ahad, 15 November 2026', 'R-2026-000001').message).toBe(
      'Terima kasih. Langganan aktif sehingga Ahad, 15 November 2026. Resit: R-2026-000001.',
    );
  });
});
