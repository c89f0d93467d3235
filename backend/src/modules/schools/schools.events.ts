import { defineEvent } from '../../platform/events/event-definition.js';

/** `at`: when the school registered, epoch milliseconds. */
export const schoolRegistered = defineEvent<{ schoolId: string; at: number }>('schools.registered');
