import { laterKind } from '../../records/outbox/later-kind';

export const verdictsOutbox = laterKind(
  'verdict',
  async () => (await import('./queue/lesson-verdicts')).waitingLessonVerdicts,
);

export const weekSendingsOutbox = laterKind(
  'week-sending',
  async () => (await import('./sending/waiting-sendings')).waitingSendings,
);
