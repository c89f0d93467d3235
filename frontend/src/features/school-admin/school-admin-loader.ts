import { queryClient } from '../../api/query-client';
import { currentSchoolQuery } from '../../school/current-school';
import { tilesOf } from '../../school/tiles';
import { paths } from '../../site/paths';

export type SchoolAdminData = Awaited<ReturnType<typeof schoolAdminLoader>>;

/** The sections that other features give, in their order. */
export async function schoolAdminLoader() {
  const { membership } = await queryClient.ensureQueryData(currentSchoolQuery());
  const sections = await Promise.all(
    tilesOf(paths.schoolAdmin, membership).map(async ({ order, load }) => ({ order, Section: await load() })),
  );
  return { sections };
}
