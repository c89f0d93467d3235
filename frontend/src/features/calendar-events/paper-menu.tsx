import { flushSync } from 'react-dom';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Menu } from '../../ui/menu';
import type { PaperSpan } from './events-paper';

/** What of the units that are shown goes to paper. */
export function PaperMenu({ onChoose }: { onChoose: (span: PaperSpan) => void }) {
  function print(span: PaperSpan) {
    flushSync(() => onChoose(span));
    window.print();
  }
  return (
    <Menu
      label="Cetak"
      className={buttonClass({ variant: 'secondary' })}
      items={[
        { label: 'Bulan ini', icon: 'print', onSelect: () => print('month') },
        { label: 'Sepanjang tahun', icon: 'print', onSelect: () => print('year') },
        { label: 'Sepanjang tahun ikut unit', icon: 'print', onSelect: () => print('units') },
      ]}
    >
      <Icon name="print" />
      Cetak
    </Menu>
  );
}
