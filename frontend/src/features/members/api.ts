import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { SchoolRole } from '../../api/role-names';
import type { components } from '../../api/schema';
import type { Duty, GivenDuty, Suspension } from './queries';

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
