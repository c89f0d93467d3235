import { ApiError } from '../../api/api-error';
import { refusedFields } from '../../forms/refusals';
import type { Noun } from '../../nouns/noun';
import { timeWords } from './absence-words';
import { type Absence, absenceNoun, type NewAbsence } from './calls';

export const absences: Noun<Omit<NewAbsence, 'id'>, Absence> = {
  calls: absenceNoun,
  one: 'Ketiadaan',
  nameOf: timeWords,
  /** The server names the first day when the person is away then already. */
  refused: (failure) =>
    failure instanceof ApiError && refusedFields(failure.details).includes('from')
      ? [{ field: 'from', message: 'Orang ini sudah direkod tidak hadir dalam tempoh itu.' }]
      : undefined,
};
