import { useQuery } from '@tanstack/react-query';
import { roleNames, type SchoolRole } from '../../api/role-names';
import { Menu } from '../../ui/menu';
import { type Actor, grantableRoles } from './member-rules';
import type { Member } from './queries';
import { secondFactorQuery } from './second-factor';

type MemberMenuProps = {
  actor: Actor;
  member: Member;
  onRole: (role: SchoolRole) => void;
  onRemove: () => void;
  onSecondFactor: () => void;
};

/** What may be done about one member. Whether there is a second factor is asked whenever the menu opens. */
export function MemberMenu({ actor, member, onRole, onRemove, onSecondFactor }: MemberMenuProps) {
  const secondFactor = useQuery({ ...secondFactorQuery(member.userId), enabled: false });
  return (
    <Menu
      label={`Tindakan untuk ${member.displayName}`}
      heading="Peranan"
      onOpen={() => void secondFactor.refetch()}
      items={[
        ...grantableRoles(actor).map((role) => ({
          label: roleNames[role],
          chosen: role === member.role,
          onSelect: () => role !== member.role && onRole(role),
        })),
        { label: 'Keluarkan dari sekolah', icon: 'delete', danger: true, onSelect: onRemove } as const,
        ...(secondFactor.data
          ? [{ label: 'Buang langkah kedua…', icon: 'key', onSelect: onSecondFactor } as const]
          : []),
      ]}
    />
  );
}
