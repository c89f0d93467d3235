import { queryOptions } from '@tanstack/react-query';
import type { AcademicYear } from '../../school/academic-year';
import { type SetupLine, type SetupState, setupLines } from '../../school/setup-lines';

export type SetupStanding = Pick<SetupLine, 'title' | 'to'> & { state: SetupState };

/** Asked anew whenever the page is opened: it is left to mend something and returned to. */
export const setupQuery = (year: AcademicYear) =>
  queryOptions({
    queryKey: ['school-setup', year.id],
    queryFn: async ({ client }): Promise<SetupStanding[]> =>
      Promise.all(
        (await setupLines()).map(async ({ title, to, read }) => ({
          title,
          to,
          state: await read(client, year),
        })),
      ),
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const doneOf = (lines: readonly SetupStanding[]): SetupStanding[] =>
  lines.filter(({ state }) => state.kind === 'done');

export function setupSentence(lines: readonly SetupStanding[]): string {
  const left = lines.length - doneOf(lines).length;
  return left === 0
    ? 'Sekolah sedia: guru boleh merancang minggu mereka'
    : `${left} perkara lagi untuk disediakan`;
}
