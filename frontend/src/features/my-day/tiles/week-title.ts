import type { MyWeek } from '../../lesson-plans';

/** "Minggu 42", where the school counts it. */
export function weekTitle({ number }: Pick<MyWeek, 'number'>): string {
  return number === null ? 'Minggu depan' : `Minggu ${number}`;
}
