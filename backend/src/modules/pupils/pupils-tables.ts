import type { Generated } from 'kysely';
import type { Sex } from './domain/pupil.js';
import type { GuardianRelation } from './guardians/guardian.js';

export interface PupilsTables {
  pupils: {
    school_id: string;
    id: string;
    name: string;
    sort_name: string;
    sex: Sex;
    number_sealed: Buffer | null;
    number_hash: Buffer | null;
    left_on: string | null;
    deleted_at: Date | null;
  };
  pupil_name_words: { school_id: string; word: string; pupil_id: string };
  pupil_guardians: {
    school_id: string;
    pupil_id: string;
    place: number;
    name: string;
    relation: GuardianRelation;
    phone: string | null;
    email: string | null;
  };
  class_memberships: {
    school_id: string;
    academic_year_id: string;
    pupil_id: string;
    class_id: string;
    from_day: string;
    to_day: string | null;
  };
  group_memberships: {
    school_id: string;
    academic_year_id: string;
    pupil_id: string;
    class_id: string;
    group_id: string;
    from_day: string;
    to_day: string | null;
  };
  pupil_access_log: {
    school_id: string;
    id: Generated<string>;
    at: Date;
    actor_id: string;
    pupil_id: string;
    act: PupilAct;
  };
}

/** What is not done with a pupil without leaving a line. */
export const PUPIL_ACTS = ['erased', 'guardians_opened'] as const;
export type PupilAct = (typeof PUPIL_ACTS)[number];
