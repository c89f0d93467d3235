import { flushSync } from 'react-dom';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import type { PaperKind } from './class-list-sheet';

type PaperMenuProps = {
  onChoose: (kind: PaperKind) => void;
  /** For a class whose cards open. */
  onConsents: (() => void) | undefined;
};

/** The list on paper: to read, or to sign; and who of a class has agreed to what. */
export function PaperMenu({ onChoose, onConsents }: PaperMenuProps) {
  function print(kind: PaperKind) {
    flushSync(() => onChoose(kind));
    window.print();
  }
  return (
    <Menu
      label="Cetak"
      className={buttonClass({ variant: 'secondary' })}
      items={[
        { label: 'Senarai nama', icon: 'print', onSelect: () => print('list') },
        { label: 'Senarai tandatangan', icon: 'print', onSelect: () => print('signatures') },
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
