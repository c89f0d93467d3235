import { defineLiveTopic, defineTopic } from '../../platform/database/change-topic.js';
import { defineEvent } from '../../platform/events/event-definition.js';

/** `at`: when the school registered, epoch milliseconds. */
export const schoolRegistered = defineEvent<{ schoolId: string; at: number }>('schools.registered');

/** `at`: epoch milliseconds. `successors`: who goes on with which teaching set. */
export type Leaving = Readonly<{
  schoolId: string;
  userId: string;
  at: number;
  successors: readonly Readonly<{ setId: string; userId: string }>[];
}>;
export const memberLeft = defineEvent<Leaving>('schools.member-left');

/** An account is about to become a member, invited as somebody whom the school has as a person already. */
export type Joining = Readonly<{ schoolId: string; personId: string; userId: string }>;
export const personJoining = defineEvent<Joining>('schools.person-joining');

/** A school decided something anew. `by`: who did; `from`: the first day on which it holds, YYYY-MM-DD. */
export type Decision = Readonly<{
  schoolId: string;
  key: string;
  value: number | string;
  from: string;
  by: string;
  at: number;
}>;
export const settingDecided = defineEvent<Decision>('schools.setting-decided');

/** Something about people that one of them reads in the product. `about`: told once. `link`: a path of the school's host. */
export type Telling = Readonly<{
  schoolId: string;
  userId: string;
  about: string;
  title: string;
  message: string;
  link: string;
  at: number;
}>;
export const memberTold = defineEvent<Telling>('schools.member-told');

/** Who is a member of a school, in which role. */
export const membershipChanged = defineLiveTopic('membership');

/** The school that gave up its code. */
export const codesChanged = defineTopic('codes');

/** The person of whom a session may have ended. */
export const sessionsEnded = defineTopic('sessions');
