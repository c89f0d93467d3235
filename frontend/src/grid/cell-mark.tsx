import { Icon, type IconName } from '../ui/icon';
import type { CellStanding } from './sheet';

type StandingName = CellStanding<unknown>['name'];

export const standingWords: Readonly<Record<StandingName, string>> = {
  settled: '',
  saving: 'menyimpan',
  saved: 'disimpan',
  'on-device': 'dalam peranti ini',
  unsaved: 'belum disimpan, jangan tutup halaman ini',
  refused: 'ditolak, nilai lama kekal',
  differs: 'dua nilai, sila pilih',
};

const marks: Readonly<Partial<Record<StandingName, { icon: IconName; colour: string }>>> = {
  saved: { icon: 'check', colour: 'text-success' },
  'on-device': { icon: 'history', colour: 'text-muted' },
  unsaved: { icon: 'warning', colour: 'text-warning' },
  refused: { icon: 'danger', colour: 'text-danger' },
  differs: { icon: 'people', colour: 'text-danger' },
};

/** In the corner of a cell, where there is something to say of its last value. */
export function CellMark({ standing: { name } }: { standing: CellStanding<unknown> }) {
  const mark = marks[name];
  if (!mark) return null;
  return (
    <span
      aria-hidden="true"
      title={standingWords[name]}
      className={`absolute top-0.5 right-0.5 ${mark.colour}`}
    >
      <Icon name={mark.icon} size={11} />
    </span>
  );
}
