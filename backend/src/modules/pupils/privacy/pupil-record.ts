import type { ConsentKind, ConsentWay } from '../domain/consent.js';
import type { LeftFor, Sex } from '../domain/pupil.js';
import type { Guardian } from '../guardians/guardian.js';
import type { PupilAct } from '../pupils-tables.js';

/** Days as YYYY-MM-DD, times as ISO 8601 at Malaysia's offset. `toDay`: null where it goes on. */
export type StayTold = Readonly<{
  session: string;
  className: string;
  fromDay: string;
  toDay: string | null;
}>;
export type ConsentTold = Readonly<{
  kind: ConsentKind;
  guardianName: string;
  way: ConsentWay;
  givenOn: string;
  withdrawnAt: string | null;
  withdrawnBy: string | null;
  withdrawalReason: string | null;
}>;

/** All that a school keeps of one pupil. `groups`: null where they were not asked for. `photo`: the file beside it. */
export type PupilRecord = Readonly<{
  school: Readonly<{ code: string; name: string }>;
  takenAt: string;
  pupil: Readonly<{
    id: string;
    name: string;
    sex: Sex;
    identityNumber: string | null;
    registerNumber: string | null;
    birthDate: string | null;
    leftOn: string | null;
    leftFor: LeftFor | null;
  }>;
  guardians: readonly Guardian[];
  classes: readonly StayTold[];
  groups: readonly (StayTold & Readonly<{ groupName: string }>)[] | null;
  consents: readonly ConsentTold[];
  photo: string | null;
  access: readonly Readonly<{ at: string; act: PupilAct }>[];
}>;
