import { defineEvent } from '../../platform/events/event-definition.js';

/** What is about to go: a class, or groups of one. Whoever has something standing on it refuses, in the transaction. */
export type ClassGoing = Readonly<{
  schoolId: string;
  classIds: readonly string[];
  groupIds: readonly string[];
}>;
export const classGoing = defineEvent<ClassGoing>('classes.class-going');
