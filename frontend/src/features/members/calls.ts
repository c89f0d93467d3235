import { classesOfPerson } from '@rules/classes/domain/classes-of-person';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { SchoolRole } from '../../api/role-names';
import type { components } from '../../api/schema';
import { academicYearsQuery, chosenYear } from '../../school/academic-year';
import { type LeftSet, leftSets } from './left-sets';

type Schemas = components['schemas'];
export type Member = Schemas['MemberDto'];
export type GivenDuty = Member['duties'][number];
export type Duty = GivenDuty['duty'];
export type Suspension = NonNullable<Member['suspension']>;
export type Seats = Schemas['SeatsDto'];
export type Invitation = Schemas['InvitationDto'];

export type MembershipLine = Schemas['MembershipLineDto'];

export function membersQuery() {
  return queryOptions({
    queryKey: ['people', 'members'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/members', { signal })),
  });
}

export function invitationsQuery() {
  return queryOptions({
    queryKey: ['people', 'invitations'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invitations', { signal })),
    select: ({ invitations }) => invitations,
  });
}

const linesShown = 6;

/** The newest of what was done about people. */
export function newestChangesQuery() {
  return queryOptions({
    queryKey: ['people', 'log'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/membership-log', { params: { query: { limit: linesShown } }, signal })),
    select: ({ items }) => items,
  });
}

/** How much of each kind somebody has made in the school. */
export function workQuery(userId: string) {
  return queryOptions({
    queryKey: ['people', 'work', userId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/members/{userId}/work', { params: { path: { userId } }, signal })),
  });
}

/** Of today's session: who looks after which class, and who teaches it. */
export function classesOfPeopleQuery(today: string) {
  return queryOptions({
    queryKey: ['people', 'classes', today],
    queryFn: async ({ client, signal }) => {
      const year = chosenYear(await client.ensureQueryData(academicYearsQuery()), null);
      if (!year) return { classes: [], sets: [] };
      const ofYear = { params: { query: { academicYearId: year.id } }, signal };
      const [classes, sets] = await Promise.all([
        unwrap(api.GET('/api/classes', ofYear)),
        unwrap(api.GET('/api/teaching-sets', ofYear)),
      ]);
      return { classes: classes.items, sets: sets.items };
    },
    select: (taught) => (userId: string) => classesOfPerson(userId, today, taught),
  });
}

export const fetchPeopleTable = (format: 'csv' | 'xlsx'): Promise<Blob> =>
  unwrap(api.GET('/api/class-tables/people', { params: { query: { format } }, parseAs: 'blob' }));

/** What somebody teaches from a day on, in every session that is not closed. */
export function leftSetsQuery(userId: string, day: string) {
  return queryOptions({
    queryKey: ['people', 'left-sets', userId],
    queryFn: ({ signal }) => readLeftSets(userId, day, signal),
  });
}

async function readLeftSets(userId: string, day: string, signal: AbortSignal): Promise<LeftSet[]> {
  const { currentId, items: years } = await unwrap(api.GET('/api/academic-years', { signal }));
  const { items: subjects } = await unwrap(api.GET('/api/subjects', { signal }));
  const open = years.filter(({ state }) => state !== 'closed');
  const left = await Promise.all(
    open.map(async ({ id, name }) => {
      const ofYear = { params: { query: { academicYearId: id } }, signal };
      const [sets, classes] = await Promise.all([
        unwrap(api.GET('/api/teaching-sets', ofYear)),
        unwrap(api.GET('/api/classes', ofYear)),
      ]);
      const other = id === currentId ? null : name;
      return leftSets({ other, sets: sets.items, classes: classes.items, subjects }, { userId, day });
    }),
  );
  return left.flat();
}

const member = (userId: string) => ({ params: { path: { userId } } });
const duty = (userId: string, duty: Duty) => ({ params: { path: { userId, duty } } });
const invitation = (id: string) => ({ params: { path: { id } } });

export const changeRoles = (userId: string, roles: SchoolRole[]) =>
  unwrap(api.PUT('/api/members/{userId}/roles', { ...member(userId), body: { roles } }));

export const giveDuty = (userId: string, { duty: given, from, to }: GivenDuty) =>
  unwrap(api.PUT('/api/members/{userId}/duties/{duty}', { ...duty(userId, given), body: { from, to } }));

export const takeDuty = (userId: string, taken: Duty) =>
  unwrap(api.DELETE('/api/members/{userId}/duties/{duty}', duty(userId, taken)));

export const suspendMember = (userId: string, body: Suspension) =>
  unwrap(api.PUT('/api/members/{userId}/suspension', { ...member(userId), body }));

export const returnMember = (userId: string) =>
  unwrap(api.DELETE('/api/members/{userId}/suspension', member(userId)));

export const removeMember = (userId: string, successors: components['schemas']['SuccessorDto'][]) =>
  unwrap(api.POST('/api/members/{userId}/removal', { ...member(userId), body: { successors } }));

export const inviteMany = (role: SchoolRole, invitees: components['schemas']['InviteeDto'][]) =>
  unwrap(api.POST('/api/invitations/batch', { body: { role, invitees } }));

export const renewInvitation = (id: string) =>
  unwrap(api.POST('/api/invitations/{id}/renewal', invitation(id)));

export const revokeInvitation = (id: string) => unwrap(api.DELETE('/api/invitations/{id}', invitation(id)));
