import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
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
