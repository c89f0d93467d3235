import { defineEvent } from '../../platform/events/event-definition.js';

/** What is about to go: a class, or groups of one. Whoever has something standing on it refuses, in the transaction. */
export type ClassGoing = Readonly<{
  schoolId: string;
  classIds: readonly string[];
  groupIds: readonly string[];
}>;
export const classGoing = defineEvent<ClassGoing>('classes.class-going');

/** Of a teaching set that is about to go, or whose classes are others now; heard in the transaction of the change. */
export type SetTold = Readonly<{ schoolId: string; academicYearId: string; setId: string }>;
export const setGoing = defineEvent<SetTold>('classes.set-going');
export const setChanged = defineEvent<SetTold>('classes.set-changed');
