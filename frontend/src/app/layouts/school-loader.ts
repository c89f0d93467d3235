import { queryClient } from '../../api/query-client';
import { currentSchoolQuery } from '../../school/current-school';

/** The frame names the school and the person: both are there before it is drawn. */
export async function schoolLoader() {
  await queryClient.ensureQueryData(currentSchoolQuery());
  return null;
}
