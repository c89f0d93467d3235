import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { SchoolRole } from '../../api/role-names';
import type { components } from '../../api/schema';

const member = (userId: string) => ({ params: { path: { userId } } });
const invitation = (id: string) => ({ params: { path: { id } } });

export const changeRole = (userId: string, role: SchoolRole) =>
  unwrap(api.PUT('/api/members/{userId}/role', { ...member(userId), body: { role } }));

export const changeRoles = (userId: string, roles: SchoolRole[]) =>
  unwrap(api.PUT('/api/members/{userId}/roles', { ...member(userId), body: { roles } }));

export const removeMember = (userId: string) => unwrap(api.DELETE('/api/members/{userId}', member(userId)));

export const inviteMany = (role: SchoolRole, invitees: components['schemas']['InviteeDto'][]) =>
  unwrap(api.POST('/api/invitations/batch', { body: { role, invitees } }));

export const renewInvitation = (id: string) =>
  unwrap(api.POST('/api/invitations/{id}/renewal', invitation(id)));

export const revokeInvitation = (id: string) => unwrap(api.DELETE('/api/invitations/{id}', invitation(id)));
