import { defineEvent } from '../events/event-definition.js';

/** Somebody is about to be handed everything that a school keeps; heard before the first byte, in a transaction. */
export type SchoolDataTaken = Readonly<{ schoolId: string; actorId: string; now: number }>;
export const schoolDataTaken = defineEvent<SchoolDataTaken>('exports.school-data-taken');
