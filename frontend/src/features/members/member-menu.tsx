import { useQuery } from '@tanstack/react-query';
import { useChange } from '../../queries/use-change';
import { Menu } from '../../ui/menu';
import { type Member, returnMember, suspendMember } from './calls';
import type { PersonPanel } from './member-panels';
import { isStanding } from './member-words';
import { secondFactorQuery } from './second-factor';

type MemberMenuProps = { member: Member; today: string; onOpen: (panel: PersonPanel) => void };

/** What may be done about one member. Whether there is a second factor is asked whenever the menu opens. */
export function MemberMenu({ member, today, onOpen }: MemberMenuProps) {
  const { userId, displayName, suspension } = member;
  const secondFactor = useQuery({ ...secondFactorQuery(userId), enabled: false });
  const isAway = suspension !== null && isStanding(suspension, today);
  const returning = useChange(() => returnMember(userId), {
    done: `${displayName} boleh masuk semula.`,
    changes: ['people'],
    undo: () => (suspension ? suspendMember(userId, suspension) : Promise.resolve()),
  });
  return (
    <Menu
      label={`Tindakan untuk ${displayName}`}
      onOpen={() => void secondFactor.refetch()}
      items={[
        { label: 'Peranan dan tugas…', icon: 'duties', onSelect: () => onOpen('roles') },
        ...(isAway
          ? [{ label: 'Kembalikan akses', icon: 'return', onSelect: () => returning.make() } as const]
          : []),
        {
          label: isAway ? 'Ubah penggantungan…' : 'Gantung akses…',
          icon: 'locked',
          onSelect: () => onOpen('suspension'),
        },
        ...(secondFactor.data
          ? [
              {
                label: 'Buang langkah kedua…',
                icon: 'key',
                onSelect: () => onOpen('second-factor'),
              } as const,
            ]
          : []),
        {
          label: 'Keluarkan dari sekolah…',
          icon: 'delete',
          danger: true,
          onSelect: () => onOpen('removal'),
        },
      ]}
    />
  );
}
