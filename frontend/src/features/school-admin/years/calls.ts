import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';

type Schemas = components['schemas'];
export type NewYear = Schemas['NewAcademicYearDto'];

const named = (id: string) => ({ params: { path: { id } } });

export const addYear = (body: NewYear) => unwrap(api.POST('/api/academic-years', { body }));
export const changeYear = ({ id, ...body }: NewYear & { version: number }) =>
  unwrap(api.PUT('/api/academic-years/{id}', { ...named(id), body }));
export const closeYear = (id: string, reason: string) =>
  unwrap(api.PUT('/api/academic-years/{id}/closure', { ...named(id), body: { reason } }));
export const reopenYear = (id: string) => unwrap(api.DELETE('/api/academic-years/{id}/closure', named(id)));
