import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { errorMessage } from '../../../api/error-messages';
import type { paths } from '../../../api/schema';
import { inTurns, type PaperOrPlace, paperOrPlace } from '../../../queries/papers/asked-paper-query';

export type PapersAsked = paths['/api/lesson-plan-papers']['get']['parameters']['query'];
export type PaperFormat = PapersAsked['format'];

export const fetchPapers = (query: PapersAsked) =>
  paperOrPlace(
    unwrap(api.GET('/api/lesson-plan-papers', { params: { query, header: inTurns() }, parseAs: 'blob' })),
  );

export const fetchPaperOfPlan = (id: string, format: PaperFormat) =>
  paperOrPlace(
    unwrap(
      api.GET('/api/lesson-plans/{id}/paper', {
        params: { path: { id }, query: { format }, header: inTurns() },
        parseAs: 'blob',
      }),
    ),
  );

/** Of the current session, where none is named. */
export const fetchArchive = (academicYearId: string): Promise<PaperOrPlace> =>
  paperOrPlace(
    unwrap(
      api.GET('/api/lesson-plan-archive', {
        params: { query: { academicYearId }, header: inTurns() },
        parseAs: 'blob',
      }),
    ),
  );

/** What one has sent of some days, with a cover and the codes of what is verified. */
export const fetchOwnFile = (query: { from: string; to: string }) =>
  paperOrPlace(
    unwrap(api.GET('/api/lesson-plan-file', { params: { query, header: inTurns() }, parseAs: 'blob' })),
  );

export const paperTemplateQuery = () =>
  queryOptions({
    queryKey: ['paper-template'],
    queryFn: async () => (await unwrap(api.GET('/api/paper-template'))).template,
  });

/** What keeps a paper from being made, as a person reads it. */
export function paperRefusal(failure: unknown): string {
  if (failure instanceof ApiError && failure.code === 'NETWORK')
    return 'PDF dan Word disediakan oleh pelayan, jadi perlu talian internet. Cetakan halaman ini masih boleh dibuat.';
  if (failure instanceof ApiError && failure.code === 'NOT_FOUND')
    return 'Belum ada rancangan untuk dicetak dalam tempoh ini.';
  return errorMessage(failure);
}

/** Likewise of a file of what was sent. */
export function fileRefusal(failure: unknown): string {
  return failure instanceof ApiError && failure.code === 'NOT_FOUND'
    ? 'Belum ada RPH yang dihantar dalam tempoh ini.'
    : paperRefusal(failure);
}

export function putPaperTemplate(file: File) {
  const bodySerializer = () => {
    const form = new FormData();
    form.append('file', file, file.name);
    return form;
  };
  return unwrap(api.PUT('/api/paper-template', { body: { file: '' }, bodySerializer }));
}

export const removePaperTemplate = () => unwrap(api.DELETE('/api/paper-template'));

export const fetchTemplateFile = (): Promise<Blob> =>
  unwrap(api.GET('/api/paper-template/file', { parseAs: 'blob' }));
