import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { SchoolRole } from '../../api/role-names';
import type { components } from '../../api/schema';
import { nounCalls } from '../../nouns/noun-calls';

type Schemas = components['schemas'];
export type Supervision = Schemas['SupervisionDto'];
export type NewSupervision = Schemas['NewSupervisionDto'];
export type Supervisions = Schemas['SupervisionsDto'];
export type Proposed = Schemas['ProposedSupervisionDto'];
export type Member = Schemas['MemberDto'];

export const supervisionNoun = nounCalls('/api/supervisions', {}, 'supervisions');

const named = (id: string) => ({ params: { path: { id } } });

export const supervisionsQuery = (academicYearId: string) =>
  queryOptions({
    queryKey: ['supervisions', academicYearId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/supervisions', { params: { query: { academicYearId } }, signal })),
  });

/** Who could verify those whom nobody supervises on the day. */
export const proposalQuery = (academicYearId: string, from: string) =>
  queryOptions({
    queryKey: ['supervisions', 'proposal', academicYearId, from],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/supervisions/proposal', { params: { query: { academicYearId, from } }, signal })),
    select: ({ items }) => items,
  });

export const membersQuery = () =>
  queryOptions({
    queryKey: ['people', 'members'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/members', { signal })),
    select: ({ members }) => members,
  });

/** Who is away on the day; asked anew with all that tells of absences. */
export const awayQuery = (day: string) =>
  queryOptions({
    queryKey: ['absences', 'on', day],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/absences', { params: { query: { from: day, to: day } }, signal })),
    select: ({ items }) => items,
  });

export const addSupervisions = (supervisions: NewSupervision[]) =>
  unwrap(api.POST('/api/supervisions/batch', { body: { supervisions } }));
export const removeSupervisions = (ids: string[]) =>
  unwrap(api.POST('/api/supervisions/removal', { body: { ids } }));
export const succeedSupervision = (id: string, body: Schemas['SupervisionSuccessionDto']) =>
  unwrap(api.POST('/api/supervisions/{id}/succession', { ...named(id), body }));

export const nameDeputy = (supervisorId: string, academicYearId: string, deputyId: string | null) =>
  unwrap(
    api.PUT('/api/supervisors/{id}/deputy', { ...named(supervisorId), body: { academicYearId, deputyId } }),
  );

export const giveRoles = (userId: string, roles: SchoolRole[]) =>
  unwrap(api.PUT('/api/members/{userId}/roles', { params: { path: { userId } }, body: { roles } }));
