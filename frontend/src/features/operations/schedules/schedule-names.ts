import type { ScheduleState } from '../calls';

const names: Readonly<Record<ScheduleState['name'], string>> = {
  'subscription.sweep-due-boundaries': 'Peralihan langganan yang tiba masanya',
  'subscription.apply-policies': 'Dasar langganan baharu',
  'subscription.tell-schools': 'Makluman perubahan kepada sekolah',
  'subscription.check-drift': 'Semakan malam langganan',
  'webhooks.sweep-inbox': 'Peristiwa yang tertinggal',
  'webhooks.reconcile-bills': 'Semakan bil dengan penyedia',
  'operations.send-reminders': 'Peringatan yang dirancang',
  'operations.remove-left-files': 'Pemadaman fail yang tidak diperlukan lagi',
  'papers.sweep': 'Dokumen yang tertinggal',
  'mail.sweep': 'E-mel yang tertinggal',
  'reviews.tell-of-verdicts': 'Keputusan semakan kepada guru',
  'lesson-plans.remind-of-reflections': 'Peringatan refleksi kepada guru',
  'plan-sending.tell-of-lessons': 'Pelajaran yang berubah kepada guru dan penyemak',
  'erasures.keep-ledger': 'Lejar pemadaman orang',
  'imports.forget': 'Fail import yang tidak disimpan lagi',
  'retention.forget-expired': 'Rekod yang tamat tempoh simpanannya',
};

export function scheduleName(name: ScheduleState['name']): string {
  return names[name];
}

/** "setiap 5 minit", "setiap hari 03:10" */
export function scheduleText({
  everySeconds,
  dailyAt,
}: Pick<ScheduleState, 'everySeconds' | 'dailyAt'>): string {
  if (everySeconds === null) return `setiap hari ${dailyAt ?? ''}`.trim();
  return everySeconds < 60 ? `setiap ${everySeconds} saat` : `setiap ${everySeconds / 60} minit`;
}
