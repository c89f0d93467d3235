import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import type { PupilsAsked } from '../calls';
import { type PrintedKind, useRecordedPrint } from './use-recorded-print';

type PaperMenuProps = {
  /** What the list was asked for by. */
  asked: PupilsAsked;
  onDraw: (kind: PrintedKind | undefined) => void;
  /** For a class whose cards open. */
  onConsents: (() => void) | undefined;
};

/** The list on paper: to read, or to sign; and who of a class has agreed to what. */
export function PaperMenu({ asked, onDraw, onConsents }: PaperMenuProps) {
  const printing = useRecordedPrint(asked, onDraw);
  return (
    <Menu
      label="Cetak"
      className={buttonClass({ variant: 'secondary' })}
      items={[
        { label: 'Senarai nama', icon: 'print', onSelect: () => printing.make('names_printed') },
        { label: 'Senarai tandatangan', icon: 'print', onSelect: () => printing.make('signatures_printed') },
        ...(onConsents
          ? [{ label: 'Senarai persetujuan…', icon: 'shield', onSelect: onConsents } as const]
          : []),
      ]}
    >
      <Icon name="print" />
      Cetak
    </Menu>
  );
}
