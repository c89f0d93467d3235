import {
  bannerOf,
  levelChange,
  type SubscriptionStatus,
  subscriptionSentence,
  writingRefusals,
} from './model';
import { statusWith } from './status.builder';
import { subscriptionTexts } from './texts';

type Notice = SubscriptionStatus['notifications'][number];

function notice(type: Notice['type'], message: string, actionRequired = false): Notice {
  return { type, title: 'Tajuk', message, actionRequired };
}

const graceMessage = 'Hari ke-5 daripada 14. Akses penuh kekal sehingga Ahad, 29 November 2026.';

const inGrace = statusWith({
  subscriptionStatus: 'past_due',
  restrictionLevel: 'grace_period',
  expiresAt: '2026-11-16T00:00:00+08:00',
  gracePeriodEnd: '2026-11-30T00:00:00+08:00',
  isInGracePeriod: true,
  daysUntilExpiry: 0,
  daysInGracePeriod: 5,
  notifications: [notice('warning', graceMessage)],
});

const limited = statusWith({
  subscriptionStatus: 'expired',
  restrictionLevel: 'limited',
  expiresAt: '2026-11-01T00:00:00+08:00',
  daysUntilExpiry: 0,
  notifications: [notice('error', 'Tempoh ihsan telah tamat.')],
});

const locked = statusWith({ ...limited, restrictionLevel: 'locked', expiresAt: '2026-10-01T00:00:00+08:00' });

const suspended = statusWith({
  restrictionLevel: 'locked',
  notifications: [notice('error', 'Akses sekolah anda digantung.')],
});

const unknown = statusWith({
  subscriptionStatus: 'unknown',
  restrictionLevel: 'limited',
  expiresAt: null,
  daysUntilExpiry: 0,
  notifications: [{ type: 'warning', ...subscriptionTexts.unverified, actionRequired: false }],
});

describe('the banner', () => {
  it('is absent while there is nothing to say', () => {
    expect(bannerOf(statusWith({}), 'main_admin')).toBeUndefined();
  });

  it('in grace counts the days in amber', () => {
    expect(bannerOf(inGrace, 'teacher')).toMatchObject({ tone: 'warning', message: graceMessage });
  });

  it.each([
    ['info', 'info'],
    ['success', 'success'],
    ['warning', 'warning'],
    ['error', 'danger'],
  ] as const)('of a notification of type %s is of tone %s', (type, tone) => {
    expect(bannerOf(statusWith({ notifications: [notice(type, '')] }), 'teacher')?.tone).toBe(tone);
  });

  it('says the first of several notifications', () => {
    const status = {
      ...inGrace,
      notifications: [notice('warning', graceMessage), notice('info', 'Menunggu.')],
    };
    expect(bannerOf(status, 'teacher')?.message).toBe(graceMessage);
  });

  it.each([
    ['Langganan Tamat Tempoh', 'Langganan telah tamat tempoh. Sila buat pembayaran.', undefined],
    ['Langganan Akan Tamat', 'Langganan sekolah anda tinggal 3 hari. Sila buat pembaharuan.', undefined],
    ['Tiada Langganan', 'Sekolah anda belum mempunyai langganan.', undefined],
    ['Akses Terhad', 'Tempoh ihsan telah tamat.', 'Akses Terhad'],
  ])('titled %s over "%s" says nothing twice', (title, message, shown) => {
    const status = statusWith({ notifications: [{ ...notice('error', message), title }] });
    expect(bannerOf(status, 'teacher')?.title).toBe(shown);
  });

  it('lets whoever must act pay', () => {
    const status = { ...inGrace, notifications: [notice('warning', graceMessage, true)] };
    expect(bannerOf(status, 'main_admin')?.action).toBe('pay');
  });

  it('asks the main administrator for nothing while a payment waits', () => {
    expect(bannerOf(inGrace, 'main_admin')?.action).toBe('none');
  });

  it.each(['teacher', 'supervisor', 'admin'] as const)('tells %s whom to tell once it presses', (role) => {
    expect(bannerOf(inGrace, role)?.action).toBe('tell');
    expect(bannerOf(locked, role)?.action).toBe('tell');
    expect(bannerOf(statusWith({ notifications: [notice('info', 'dalam 30 hari')] }), role)?.action).toBe(
      'none',
    );
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
      'Langganan tamat pada Ahad, 15 November 2026. Tempoh ihsan hingga Ahad, 29 November 2026.',
    ],
    [
      'limited',
      limited,
      'Langganan tamat pada Sabtu, 31 Oktober 2026. Papan pemuka dan halaman langganan terbuka; halaman lain dibuka semula sebaik langganan diperbaharui. Semua rekod selamat.',
    ],
    [
      'locked',
      locked,
      'Langganan tamat pada Rabu, 30 September 2026. Semua rekod selamat dan dibuka semula sebaik pembayaran diterima.',
    ],
    ['suspended', suspended, 'Akses sekolah anda digantung.'],
    ['never subscribed', { ...suspended, expiresAt: null }, 'Akses sekolah anda digantung.'],
    ['enforcement off after the end', statusWith({ daysUntilExpiry: 0 }), 'Akses penuh terbuka.'],
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
