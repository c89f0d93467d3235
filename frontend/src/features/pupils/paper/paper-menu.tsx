import { flushSync } from 'react-dom';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import type { PaperKind } from './class-list-sheet';

/** The list on paper: to read, or to sign. */
export function PaperMenu({ onChoose }: { onChoose: (kind: PaperKind) => void }) {
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
      ]}
    >
      <Icon name="print" />
      Cetak
    </Menu>
  );
}
