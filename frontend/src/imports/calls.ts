import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-error';
import { api } from '../api/client';
import type { components, paths } from '../api/schema';

type Schemas = components['schemas'];
export type Import = Schemas['ImportDto'];
export type ImportKind = Import['kind'];
export type ImportColumn = Schemas['ImportColumnDto'];
export type ImportQuestion = Schemas['ImportQuestionDto'];
export type ImportRow = Schemas['ImportRowDto'];
export type ImportFinding = Schemas['ImportFindingDto'];
export type ImportMend = Schemas['ImportMendDto'];
export type ImportCounts = Schemas['ImportCountsDto'];
export type RowChange = Schemas['ChangeImportRowDto'];
export type SoughtRows = Exclude<keyof ImportCounts, 'missing' | 'total'>;
export type ImportRecord = NonNullable<ImportRow['record']>;
export type MissingEnd = Schemas['ImportMissingDto']['end'];
/** How the text of a file is written, where the file does not tell. */
export type TextEncoding = NonNullable<
  NonNullable<paths['/api/imports']['post']['parameters']['query']>['encoding']
>;

const named = (id: string) => ({ params: { path: { id } } });

/** The last ones of a kind, newest first. */
export const lastImportsQuery = (kind: ImportKind) =>
  queryOptions({
    queryKey: ['imports', 'last', kind],
    queryFn: ({ signal }) => unwrap(api.GET('/api/imports', { params: { query: { kind } }, signal })),
  });

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/imports/{id}', { ...named(id), signal })),
  });

/** What is kept and no row speaks of. */
export const missingQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id, 'missing'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/imports/{id}/missing', { ...named(id), signal })),
  });

export const decideMissing = (id: string, ids: string[], end: MissingEnd) =>
  unwrap(api.PUT('/api/imports/{id}/missing', { ...named(id), body: { ids, end } }));

/** In the order of the file; of those that change something, what weighs most first. */
export const importRowsQuery = (id: string, state: SoughtRows) =>
  infiniteQueryOptions({
    queryKey: ['imports', id, 'rows', state],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET('/api/imports/{id}/rows', {
          params: { path: { id }, query: { state, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** The heads of a kind, to be filled in. */
export const fetchTemplate = (kind: ImportKind, format: 'csv' | 'xlsx') =>
  unwrap<Blob>(api.GET('/api/import-templates', { params: { query: { kind, format } }, parseAs: 'blob' }));

/** Rows that are not imported, each with the reason. */
export const fetchLeftOut = (id: string, format: 'csv' | 'xlsx') =>
  unwrap<Blob>(
    api.GET('/api/imports/{id}/left-out', {
      params: { path: { id }, query: { format } },
      parseAs: 'blob',
    }),
  );

/** Reads the file; nothing of it is imported yet. */
export function beginImport(
  kind: ImportKind,
  academicYearId: string | undefined,
  file: File,
  encoding: TextEncoding | undefined,
): Promise<Import> {
  const bodySerializer = () => {
    const form = new FormData();
    form.append('file', file, file.name);
    return form;
  };
  const params = { query: { kind, academicYearId, encoding } };
  return unwrap(api.POST('/api/imports', { params, body: { file: '' }, bodySerializer }));
}

type Answer = { question: string; answer: string };

export const saveMapping = (
  id: string,
  columns: { index: number; field: string | null }[],
  answers: Answer[],
) => unwrap(api.PUT('/api/imports/{id}/mapping', { ...named(id), body: { columns, answers } }));

export const changeRow = (id: string, number: number, body: RowChange) =>
  unwrap(
    api.PATCH('/api/imports/{id}/rows/{number}', { params: { path: { id, number: String(number) } }, body }),
  );

export const runImport = (id: string, skipBad: boolean) =>
  unwrap(api.POST('/api/imports/{id}/run', { ...named(id), body: { skipBad } }));

export const undoImport = (id: string) => unwrap(api.POST('/api/imports/{id}/undo', named(id)));

/** Its file goes at once. */
export const discardImport = (id: string) => unwrap(api.DELETE('/api/imports/{id}', named(id)));
