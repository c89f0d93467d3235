import { nameOfParts } from '@rules/classes/domain/set-name';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type Member = Schemas['MemberDto'];
export type GivenDuty = Member['duties'][number];
export type Duty = GivenDuty['duty'];
export type Suspension = NonNullable<Member['suspension']>;
export type Seats = Schemas['SeatsDto'];
export type Invitation = Schemas['InvitationDto'];

export const peopleKey = ['people'];

export function membersQuery() {
  return queryOptions({
    queryKey: [...peopleKey, 'members'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/members', { signal })),
  });
}

export function invitationsQuery() {
  return queryOptions({
    queryKey: [...peopleKey, 'invitations'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invitations', { signal })),
    select: ({ invitations }) => invitations,
  });
}

/** How much of each kind somebody has made in the school. */
export function workQuery(userId: string) {
  return queryOptions({
    queryKey: [...peopleKey, 'work', userId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/members/{userId}/work', { params: { path: { userId } }, signal })),
  });
}

type LeftSet = { id: string; name: string };

/** What somebody teaches in the current session from a day on, e.g. 4 Bestari, Matematik. */
export function leftSetsQuery(userId: string, day: string) {
  return queryOptions({
    queryKey: [...peopleKey, 'left-sets', userId],
    queryFn: ({ signal }) => readLeftSets(userId, day, signal),
  });
}

async function readLeftSets(userId: string, day: string, signal: AbortSignal): Promise<LeftSet[]> {
  try {
    const [sets, classes, subjects] = await Promise.all([
      unwrap(api.GET('/api/teaching-sets', { signal })),
      unwrap(api.GET('/api/classes', { signal })),
      unwrap(api.GET('/api/subjects', { signal })),
    ]);
    return sets.items
      .filter(({ teachers }) =>
        teachers.some((each) => each.userId === userId && (each.toDay === null || each.toDay >= day)),
      )
      .map(({ id, name, parts, subjectId }) => {
        const subject = subjects.items.find((each) => each.id === subjectId);
        return { id, name: `${name ?? nameOfParts(parts, classes.items)}, ${subject?.name ?? ''}` };
      })
      .toSorted((one, other) => one.name.localeCompare(other.name, 'ms', { numeric: true }));
  } catch (failure) {
    // A school without any session has no sets.
    if (failure instanceof ApiError && failure.status === 404) return [];
    throw failure;
  }
}
