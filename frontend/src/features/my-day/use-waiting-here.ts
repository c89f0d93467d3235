import { outboxKind } from '../../records/outbox/outbox-kind';
import { needsPerson } from '../../records/outbox/outbox-list';
import { useWaiting } from '../../records/outbox/waiting-query';
import type { Owner } from '../../session/owner';
import { planKind } from '../lesson-plans';
import { reflectionsOutbox } from '../reflections';

const kinds = [outboxKind(planKind), reflectionsOutbox];

/** What of a teacher's own waits on this device. */
export function useWaitingHere(owner: Owner) {
  return useWaiting(owner, kinds).own.map((one) => ({
    title: one.title,
    address: one.address,
    needsPerson: needsPerson(one),
  }));
}
