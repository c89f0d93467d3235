import { bannerOf, levelChange, subscriptionSentence, writingRefusals } from './model';
import { statusWith } from './status.builder';

const inGrace = statusWith({
  subscriptionStatus: 'past_due',
  restrictionLevel: 'grace_period',
  expiresAt: '2026-11-16T00:00:00+08:00',
  isInGracePeriod: true,
  daysUntilExpiry: 0,
  daysInGracePeriod: 5,
  notifications: [
    {
      type: 'warning',
      title: 'Tempoh ihsan',
      message: 'Hari ke-5 daripada 14. Akses penuh kekal sehingga Isnin, 30 November 2026.',
      actionRequired: true,
    },
  ],
});

const limited = statusWith({
  subscriptionStatus: 'expired',
  restrictionLevel: 'limited',
  expiresAt: '2026-11-01T00:00:00+08:00',
  daysUntilExpiry: 0,
});

const locked = statusWith({ ...limited, restrictionLevel: 'locked', expiresAt: '2026-10-01T00:00:00+08:00' });

const unknown = statusWith({
  subscriptionStatus: 'unknown',
  restrictionLevel: 'limited',
  expiresAt: null,
  daysUntilExpiry: 0,
});

const expiringIn = (days: number) =>
  statusWith({ daysUntilExpiry: days, expiresAt: '2026-12-01T00:00:00+08:00' });

describe('the banner', () => {
  it('is absent while the end is far', () => {
    expect(bannerOf(statusWith({}), 'main_admin')).toBeUndefined();
    expect(bannerOf(expiringIn(31), 'main_admin')).toBeUndefined();
  });

  it.each([
    [
      30,
      'info',
      'Langganan sekolah anda akan tamat dalam 30 hari, pada Isnin, 30 November 2026. Sila buat pembaharuan.',
    ],
    [
      4,
      'info',
      'Langganan sekolah anda akan tamat dalam 4 hari, pada Isnin, 30 November 2026. Sila buat pembaharuan.',
    ],
    [
      3,
      'warning',
      'Langganan sekolah anda akan tamat dalam 3 hari, pada Isnin, 30 November 2026. Sila buat pembaharuan.',
    ],
    [
      1,
      'warning',
      'Langganan sekolah anda tamat pada penghujung hari ini. Tempoh ihsan bermula Selasa, 1 Disember 2026.',
    ],
  ])('%d days before the end is of tone %s', (days, tone, message) => {
    expect(bannerOf(expiringIn(days), 'main_admin')).toEqual({ tone, message, action: 'pay' });
  });

  it('asks teachers to tell the main administrator only in the last three days', () => {
    expect(bannerOf(expiringIn(14), 'teacher')?.action).toBe('none');
    expect(bannerOf(expiringIn(3), 'teacher')?.action).toBe('tell');
  });

  it('names a trial as one', () => {
    const trial = { ...expiringIn(20), subscriptionStatus: 'trial' };
    expect(bannerOf(trial, 'teacher')?.message).toMatch(
      /^Tempoh percubaan sekolah anda akan tamat dalam 20 hari/,
    );
  });

  it.each([
    ['main_admin', 'pay'],
    ['admin', 'tell'],
    ['supervisor', 'tell'],
    ['teacher', 'tell'],
  ] as const)('in grace counts the days in amber and lets %s %s', (role, action) => {
    expect(bannerOf(inGrace, role)).toEqual({
      tone: 'warning',
      message: 'Hari ke-5 daripada 14. Akses penuh kekal sehingga Isnin, 30 November 2026.',
      action,
    });
  });

  it('in limited says what is stopped until when', () => {
    expect(bannerOf(limited, 'teacher')).toEqual({
      tone: 'danger',
      message:
        'Tempoh ihsan telah tamat. Rekod baharu dan suntingan dihentikan sehingga pembayaran diterima.',
      action: 'tell',
    });
  });

  it('in locked says that the records are safe', () => {
    expect(bannerOf(locked, 'main_admin')).toMatchObject({ tone: 'danger', action: 'pay' });
    expect(bannerOf(locked, 'main_admin')?.message).toContain('Semua rekod selamat');
  });

  it('warns of an unverifiable subscription in the words of the specification', () => {
    expect(bannerOf(unknown, 'teacher')).toEqual({
      tone: 'warning',
      title: 'Status Langganan Tidak Dapat Ditentukan',
      message: 'Tidak dapat mengesahkan status langganan anda. Beberapa ciri mungkin terhad.',
      action: 'none',
    });
  });
});

describe('the state in one sentence', () => {
  it.each([
    ['active', statusWith({}), 'Langganan aktif hingga Selasa, 8 Jun 2027.'],
    ['trial', statusWith({ subscriptionStatus: 'trial' }), 'Tempoh percubaan hingga Selasa, 8 Jun 2027.'],
    [
      'grace',
      inGrace,
      'Langganan tamat pada Ahad, 15 November 2026. Hari ke-5 daripada 14. Akses penuh kekal sehingga Isnin, 30 November 2026.',
    ],
    [
      'limited',
      limited,
      'Langganan tamat pada Sabtu, 31 Oktober 2026. Rekod boleh dibaca, tetapi tidak boleh ditambah atau diubah.',
    ],
    [
      'locked',
      locked,
      'Langganan tamat pada Rabu, 30 September 2026. Semua rekod selamat dan dibuka semula sebaik pembayaran diterima.',
    ],
    ['never subscribed', { ...locked, expiresAt: null }, 'Sekolah ini belum mempunyai langganan.'],
    ['unknown', unknown, 'Tidak dapat mengesahkan status langganan anda. Beberapa ciri mungkin terhad.'],
  ])('%s', (_state, status, sentence) => {
    expect(subscriptionSentence(status)).toBe(sentence);
  });
});

describe('writing', () => {
  it('is allowed without a word while access is full', () => {
    expect(writingRefusals(inGrace)).toEqual({ create: undefined, edit: undefined });
  });

  it('is refused with the reason where access is limited', () => {
    const canAccess = { ...limited.canAccess, createContent: false, editContent: false };
    expect(writingRefusals({ ...limited, canAccess }).create).toContain('terhad');
    expect(writingRefusals({ ...unknown, canAccess }).edit).toContain('belum dapat disahkan');
  });
});

it.each([
  [undefined, 'locked', 'none'],
  ['none', 'none', 'none'],
  ['none', 'grace_period', 'none'],
  ['grace_period', 'limited', 'none'],
  ['limited', 'locked', 'locked'],
  ['none', 'locked', 'locked'],
  ['locked', 'none', 'opened'],
  ['locked', 'grace_period', 'opened'],
  ['limited', 'none', 'opened'],
  ['locked', 'limited', 'none'],
] as const)('from %s to %s an open page is %s', (before, after, expected) => {
  expect(levelChange(before, after)).toBe(expected);
});
