import { teachingSetKind } from '../../features/assignments';
import { planKind, verdictsOutbox, waitingLinks, weekSendingsOutbox } from '../../features/lesson-plans';
import { reflectionsOutbox } from '../../features/reflections/pages';
import { planRowKind, yearlyVerdictsOutbox } from '../../features/yearly-plans';
import { outboxKind } from '../../records/outbox/outbox-kind';

/** Every noun whose texts may wait on a device. */
export const outboxKinds = [
  outboxKind(planKind),
  waitingLinks,
  outboxKind(teachingSetKind),
  outboxKind(planRowKind),
  reflectionsOutbox,
  verdictsOutbox,
  yearlyVerdictsOutbox,
  weekSendingsOutbox,
];
