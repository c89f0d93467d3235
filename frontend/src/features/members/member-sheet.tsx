import { Sheet } from '../../ui/sheet';
import type { Member } from './calls';
import { DutiesSection } from './duties-section';
import type { Actor } from './member-rules';
import { RolesForm } from './roles-form';

type MemberSheetProps = { actor: Actor; member: Member; today: string; onClose: () => void };

/** What somebody may do in the school. */
export function MemberSheet({ actor, member, today, onClose }: MemberSheetProps) {
  return (
    <Sheet title={member.displayName} onClose={onClose}>
      <div className="flex flex-col gap-8">
        <RolesForm key={member.roles.join()} actor={actor} member={member} />
        <DutiesSection member={member} today={today} />
      </div>
    </Sheet>
  );
}
