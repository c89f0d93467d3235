import { Link } from 'react-router';
import { useChange } from '../../../queries/use-change';
import { paths, yearParameter } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { type RollOver, takeBack } from './calls';
import { madeWords, rollOverRefusal } from './roll-over-words';

/** What was made, with the way back. */
export function OpenedSession({ rollOver }: { rollOver: RollOver }) {
  const takingBack = useChange(() => takeBack(rollOver.id), {
    done: `Pembukaan sesi ${rollOver.name} dibatalkan.`,
    changes: ['academic-years'],
    words: rollOverRefusal,
  });
  return (
    <section className="flex flex-col gap-4 rounded-xl border border-line bg-raised p-5">
      <h2 tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg">
        <Icon name="check" className="text-success" />
        Sesi {rollOver.name} dibuka
      </h2>
      <p className="tabular-nums">{madeWords(rollOver.made ?? {})}</p>
      <p className="text-muted text-sm">
        Kumpulan dalam kelas dibuat tanpa murid. Semak sesi ini di halaman{' '}
        <Link
          to={`${paths.classes}?${new URLSearchParams({ [yearParameter]: rollOver.name })}`}
          className="text-accent underline"
        >
          Kelas &amp; subjek
        </Link>
        .
      </p>
      <Button
        variant="secondary"
        className="self-start"
        busy={takingBack.isBusy}
        onClick={() => takingBack.make()}
      >
        Batalkan pembukaan
      </Button>
    </section>
  );
}
