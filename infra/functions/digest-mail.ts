import type { Subscription, WrittenDay } from './school-figures.ts';

interface Digest {
  to: string;
  school: string;
  /** Yesterday and today. */
  days: string[];
  written: WrittenDay[];
  subscription: Subscription | undefined;
}

export const digestMail = ({ to, school, days, written, subscription }: Digest) => ({
  to,
  subject: `Rekod Mengajar: Ringkasan harian ${school}`,
  text: `Rancangan pengajaran harian di ${school}:

${days.map((day, index) => `${index === 0 ? 'Semalam' : 'Hari ini'}, ${longDay(day)}: ${dayLine(written, day)}`).join('\n')}

Langganan: ${subscription ? levels[subscription.restrictionLevel] : 'tidak dapat disemak sekarang'}${expiry(subscription)}.`,
});

function dayLine(written: WrittenDay[], day: string): string {
  const found = written.find(({ date }) => date === day);
  return found ? `${found.lesson_plans} rancangan oleh ${found.teachers} orang guru` : 'tiada rancangan';
}

const levels = {
  none: 'akses penuh',
  grace_period: 'dalam tempoh ihsan',
  limited: 'akses terhad',
  locked: 'dikunci',
};

/** Coverage ends at a midnight: the day before is the last with it. */
function expiry(subscription: Subscription | undefined): string {
  if (!subscription?.expiresAt) return '';
  const lastDay = longDay(new Date(Date.parse(subscription.expiresAt) - 1).toISOString());
  return `, ${subscription.restrictionLevel === 'none' ? 'sah hingga' : 'berakhir'} ${lastDay}`;
}

const weekdays = ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'];
const months = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');
const malaysia = 8 * 3_600_000;

/** A date, or the date of an instant in Malaysia, as "Isnin, 12 Januari 2026". */
function longDay(text: string): string {
  const day = new Date(Date.parse(text) + malaysia);
  return `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
