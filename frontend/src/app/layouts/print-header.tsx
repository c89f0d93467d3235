import { formatDate } from '../../ui/format';
import { Logo } from '../../ui/logo';
import { SchoolMark } from './school-mark';

export type PrintHeaderProps = { schoolCode: string; schoolName: string };

/** Over the first sheet of what a school prints. */
export function PrintHeader({ schoolCode, schoolName }: PrintHeaderProps) {
  return (
    <header className="hidden items-end justify-between gap-6 border-text border-b pb-3 print:flex">
      <div className="flex items-center gap-3">
        <SchoolMark schoolCode={schoolCode} className="size-14" />
        <div>
          <p className="font-semibold text-lg">{schoolName}</p>
          <p className="text-sm">Kod sekolah: {schoolCode.toUpperCase()}</p>
        </div>
      </div>
      <div className="text-right text-sm">
        <Logo />
        <p>Dicetak pada {formatDate(new Date())}</p>
      </div>
    </header>
  );
}
