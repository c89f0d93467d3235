import { defineEvent } from '../../platform/events/event-definition.js';

/** `now`: the business clock of the work that recorded them, epoch milliseconds. */
export const factsRecorded = defineEvent<{ schoolId: string; now: number }>('billing.factsRecorded');
