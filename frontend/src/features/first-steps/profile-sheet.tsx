import { Sheet } from '../../ui/sheet';
import { SchoolProfile } from '../school-profile';

type ProfileSheetProps = { schoolCode: string; onClose: () => void };

export function ProfileSheet({ schoolCode, onClose }: ProfileSheetProps) {
  return (
    <Sheet title="Maklumat sekolah" onClose={onClose}>
      <SchoolProfile schoolCode={schoolCode} onDone={onClose} />
    </Sheet>
  );
}
