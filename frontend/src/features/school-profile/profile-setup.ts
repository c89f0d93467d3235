import { queryOptions } from '@tanstack/react-query';
import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { type KeptProfile, readProfile } from './kept-profile';

const keptQuery = queryOptions({
  queryKey: ['school-profile', 'kept'],
  // The list is returned to when it has been mended elsewhere.
  staleTime: 0,
  queryFn: ({ signal }) => readProfile(signal),
});

/** The state decides which calendar the school has: somebody looks it over once. */
export const profileSetup: SetupLine = {
  title: 'Maklumat sekolah',
  order: 5,
  to: paths.schoolAdmin,
  async read(queries) {
    return profileState(await queries.fetchQuery(keptQuery));
  },
};

export function profileState(kept: Pick<KeptProfile, 'confirmedAt'> | null): SetupState {
  if (!kept) return { kind: 'open', sentence: 'Belum diisi', verb: 'Isi maklumat' };
  return kept.confirmedAt
    ? { kind: 'done', sentence: 'Disahkan' }
    : { kind: 'open', sentence: 'Belum disahkan', verb: 'Sahkan maklumat' };
}
