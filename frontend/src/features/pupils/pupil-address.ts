import { paths } from '../../site/paths';

/** In the address: whose card is open. */
export const cardParameter = 'murid';
/** In place of a class: whoever is in none. */
export const withoutClass = 'tiada';

/** The list of a class. */
export const classAddress = (classId: string): string => `${paths.pupils}?kelas=${classId}`;

/** A pupil in the list of their class, with the card open for whom it concerns. */
export function pupilAddress(pupilId: string, classId: string | null): string {
  return `${classAddress(classId ?? withoutClass)}&${cardParameter}=${pupilId}`;
}
