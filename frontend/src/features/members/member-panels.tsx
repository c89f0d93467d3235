import type { Member } from './calls';
import type { Actor } from './member-rules';
import { MemberSheet } from './member-sheet';
import { RemovalDialog } from './removal-dialog';
import { SecondFactorDialog } from './second-factor-dialog';
import { SuspensionSheet } from './suspension-sheet';

export type PersonPanel = 'roles' | 'suspension' | 'removal' | 'second-factor';

type MemberPanelsProps = {
  open: PersonPanel;
  actor: Actor;
  member: Member;
  schoolName: string;
  today: string;
  onClose: () => void;
};

export function MemberPanels({ open, actor, schoolName, ...panel }: MemberPanelsProps) {
  if (open === 'roles') return <MemberSheet actor={actor} {...panel} />;
  if (open === 'suspension') return <SuspensionSheet {...panel} />;
  if (open === 'removal') return <RemovalDialog schoolName={schoolName} {...panel} />;
  return <SecondFactorDialog {...panel} />;
}
