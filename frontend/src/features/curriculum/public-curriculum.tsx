import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../queries/query-states';
import { paths } from '../../site/paths';
import { fetchPublicPage, PublicPage } from '../public-pages';

/** Opened inside the application by somebody who is no member here. */
export function PublicCurriculum() {
  const payload = useQuery({
    queryKey: ['public-page', paths.curriculum],
    queryFn: ({ signal }) => fetchPublicPage(paths.curriculum, signal),
  });
  return (
    <QueryStates query={payload} what="Halaman">
      {(page) => page && <PublicPage html={page.html} />}
    </QueryStates>
  );
}
