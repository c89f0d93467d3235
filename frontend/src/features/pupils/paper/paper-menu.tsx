import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../api/error-messages';
import { useChange } from '../../../queries/use-change';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import { listLogKey, type PupilsAsked, recordPrint } from '../api';
import type { PaperKind } from './class-list-sheet';

type PaperMenuProps = {
  /** What the list was asked for by. */
  asked: PupilsAsked;
  /** `undefined`: the paper was made. */
  onChoose: (kind: PaperKind | undefined) => void;
  /** For a class whose cards open. */
  onConsents: (() => void) | undefined;
};

const printedKinds = { list: 'names_printed', signatures: 'signatures_printed' } as const;
/** Some browsers still draw the pages after they have said that they are done. */
const drawnMs = 60_000;

/** The list on paper: to read, or to sign; and who of a class has agreed to what. A line of who prints comes first. */
export function PaperMenu({ asked, onChoose, onConsents }: PaperMenuProps) {
  const printing = useChange(
    async (kind: PaperKind) => {
      await recordPrint({ ...asked, kind: printedKinds[kind] });
      flushSync(() => onChoose(kind));
      const done = () => window.setTimeout(() => onChoose(undefined), drawnMs);
      window.addEventListener('afterprint', done, { once: true });
      window.print();
    },
    { stale: [listLogKey], words: printRefusal },
  );
  return (
    <Menu
      label="Cetak"
      className={buttonClass({ variant: 'secondary' })}
      items={[
        { label: 'Senarai nama', icon: 'print', onSelect: () => printing.make('list') },
        { label: 'Senarai tandatangan', icon: 'print', onSelect: () => printing.make('signatures') },
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

function printRefusal(failure: unknown): string {
  if (failure instanceof ApiError && failure.code !== 'NETWORK') return errorMessage(failure);
  return 'Senarai belum dicetak: setiap cetakan direkodkan dahulu, dan tiada sambungan ke pelayan.';
}
