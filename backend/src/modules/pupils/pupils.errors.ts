import { AppError } from '../../platform/errors/app-error.js';
import type { ConsentKind } from './domain/consent.js';

export const PUPIL_NOUN = 'pupil';
export const CONSENT_NOUN = 'consent';

/** `pupilId`: who has it. */
export class PupilNumberTakenError extends AppError {
  constructor(field: 'identityNumber' | 'registerNumber', pupilId: string) {
    super('PUPIL_NUMBER_TAKEN', 409, 'Another pupil of the school has this number.', { field, pupilId });
  }
}

/** Pupils are, or were, in the class or group that was to go. `pupils`: how many. */
export class ClassHasPupilsError extends AppError {
  constructor(pupils: number) {
    super('CLASS_HAS_PUPILS', 409, `${pupils} pupils are, or were, in it.`, { pupils });
  }
}

/** Two alike are asked about, never merged: sent again with isSomebodyElse, the pupil is kept. */
export class PupilAlikeError extends AppError {
  constructor(pupilIds: readonly string[]) {
    super('PUPIL_ALIKE', 409, 'The school has a pupil of this name and sex.', { pupilIds });
  }
}

/** One of a kind stands at a time: what stands is taken back before it is given anew. */
export class ConsentStandsError extends AppError {
  constructor(kind: ConsentKind) {
    super('CONSENT_STANDS', 409, 'A guardian has agreed to this already.', { kind });
  }
}

/** Nobody has agreed to it, or not any more. */
export class ConsentMissingError extends AppError {
  constructor(kind: ConsentKind) {
    super('CONSENT_MISSING', 409, 'No guardian has agreed to this.', { kind });
  }
}

export const TABLE_TEMPLATE_NOUN = 'template';

/** Why a form is not kept, in Malay, for whoever chose the file. */
const TEMPLATE_FAULTS = {
  has_rows: 'Ada isi di bawah kepala lajur. Kosongkan dahulu: template tidak menyimpan maklumat murid.',
  no_names: 'Tiada lajur untuk nama murid. Namakan satu lajur "Nama".',
  no_workbook: 'Template mesti fail Excel (.xlsx).',
  unreadable: 'Template ini tidak lagi dapat dibaca dengan selamat. Sila padam dan muat naik yang baharu.',
  too_many: 'Sekolah sudah menyimpan 10 template. Padam satu dahulu.',
} as const;
export type TemplateFault = keyof typeof TEMPLATE_FAULTS;

export class TableTemplateRefusedError extends AppError {
  constructor(reason: TemplateFault) {
    super('TABLE_TEMPLATE_REFUSED', 400, 'The file cannot be filled in with pupils.', {
      reason,
      sentence: TEMPLATE_FAULTS[reason],
    });
  }
}
