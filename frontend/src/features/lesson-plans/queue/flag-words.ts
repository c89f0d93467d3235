import { formatShortDayAndMonth } from '../../../ui/format';
import type { ReviewFlag } from './calls';

type Words = Readonly<{ short: string; whole: string }>;

const words: Readonly<Record<ReviewFlag['kind'], (flag: ReviewFlag) => Words>> = {
  copied: ({ day }) => ({
    short: `salinan tepat ${formatShortDayAndMonth(day ?? '')}`,
    whole: `Salinan tanpa ubahan daripada pelajaran kelas ini pada ${formatShortDayAndMonth(day ?? '')}.`,
  }),
  minutes: ({ planned, length }) => ({
    short: `${planned}/${length} minit`,
    whole: `${planned} daripada ${length} minit dirancang.`,
  }),
  ahead: () => ({ short: 'mendahului RPT', whole: 'Standardnya hanya ada pada minggu kemudian dalam RPT.' }),
  beside: () => ({ short: 'di luar RPT', whole: 'Standardnya tiada dalam RPT.' }),
};

/** In the row of a list, and as a sentence. */
export function flagWords(flag: ReviewFlag): Words {
  return words[flag.kind](flag);
}
