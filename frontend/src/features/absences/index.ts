export { AbsenceSheet } from './absence-sheet-later';
export { absencesSentence } from './absence-words';
export { AbsencesPart } from './absences-part';
export { absencesQuery, colleaguesQuery } from './calls';
