import type { Generated } from 'kysely';
import type { TableFormat } from '../../platform/tables/table-file.js';
import type { ConsentKind, ConsentWay } from './domain/consent.js';
import type { LeftFor, Sex } from './domain/pupil.js';
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
    left_for: LeftFor | null;
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
  pupil_consents: {
    school_id: string;
    id: string;
    pupil_id: string;
    kind: ConsentKind;
    guardian_name: string;
    way: ConsentWay;
    given_on: string;
    entered_at: Date;
    entered_by: string;
    withdrawn_at: Date | null;
    withdrawn_by: string | null;
    withdrawal_guardian: string | null;
    withdrawal_reason: string | null;
  };
  pupil_photos: {
    school_id: string;
    pupil_id: string;
    file_id: string;
    taken_in_at: Date;
    taken_in_by: string;
  };
  pupil_access_log: {
    school_id: string;
    id: Generated<string>;
    at: Date;
    actor_id: string;
    pupil_id: string;
    act: PupilAct;
  };
  pupil_list_log: {
    school_id: string;
    id: Generated<string>;
    at: Date;
    actor_id: string;
    kind: ListKind;
    format: TableFormat | null;
    place: string | null;
    /** Null of the school's archive, which holds all. */
    state: PupilState | null;
    rows: number;
    has_groups: boolean;
    has_numbers: boolean;
    has_guardians: Generated<boolean>;
  };
  pupil_table_templates: {
    school_id: string;
    id: string;
    file_id: string;
    file_name: string;
    sheet: string;
    head_row: number;
    heads: string[];
    fields: (string | null)[];
    added_by: string;
    added_at: Date;
  };
}

/** At the school, gone from it, or at it and in no class. */
export const PUPIL_STATES = ['left', 'present', 'unplaced'] as const;
export type PupilState = (typeof PUPIL_STATES)[number];

/** How a list of pupils leaves the screen. */
export const PRINTED_KINDS = ['consents_printed', 'names_printed', 'signatures_printed'] as const;
export const LIST_KINDS = [...PRINTED_KINDS, 'all_taken', 'table_taken'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** What is not done with a pupil without leaving a line. */
export const PUPIL_ACTS = [
  'archive_taken',
  'card_opened',
  'consents_opened',
  'erased',
  'found_by_number',
  'guardians_opened',
] as const;
export type PupilAct = (typeof PUPIL_ACTS)[number];

/** Whether what is told only on request leaves the screen too: groups, which can tell a religion, and guardians. */
export const SHOWN_ON_REQUEST = ['none', 'all'] as const;
export type ShownOnRequest = (typeof SHOWN_ON_REQUEST)[number];
