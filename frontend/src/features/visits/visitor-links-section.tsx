import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { useWriter } from '../../school/use-writer';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { formatShortDate, formatTime } from '../../ui/format';
import { Menu, type MenuItem } from '../../ui/menu';
import { Sheet } from '../../ui/sheet';
import type { Tone } from '../../ui/tone';
import { linksQuery, type MadeLink, renewLink, type Teacher, type VisitorLink, withdrawLink } from './calls';
import { MadeAddress } from './made-address';

const NewLinkSheet = lazy(async () => ({ default: (await import('./new-link-sheet')).NewLinkSheet }));
const OpeningsSheet = lazy(async () => ({ default: (await import('./openings-sheet')).OpeningsSheet }));

type Opened = { part: 'new' } | { part: 'made'; made: MadeLink } | { part: 'openings'; link: VisitorLink };

/** Links by which inspectors read what was sent, without an account. */
export function VisitorLinksSection({ teachers }: { teachers: readonly Teacher[] }) {
  const [opened, setOpened] = useState<Opened>();
  const { refusals } = useWriter();
  const close = () => setOpened(undefined);
  return (
    <section aria-labelledby="pautan-pelawat" className="border-line border-t pt-8">
      <h2 id="pautan-pelawat" className="font-semibold text-lg">
        Pautan pelawat
      </h2>
      <p className="prose-width pb-3 text-muted text-sm">
        Untuk nazir atau pegawai JPN dan PPD: RPH yang dihantar oleh guru dan bagi minggu yang dipilih, tujuh
        hari, tanpa akaun dan hanya untuk dibaca. Setiap bukaan direkodkan.
      </p>
      <Button
        variant="secondary"
        icon="add"
        disabled={refusals.create !== undefined}
        onClick={() => setOpened({ part: 'new' })}
        className="mb-4"
      >
        Buat pautan pelawat
      </Button>
      <QueryStates
        query={useQuery(linksQuery())}
        what="Pautan pelawat"
        empty={<p className="text-muted">Belum ada pautan. Buat satu apabila lawatan dimaklumkan.</p>}
      >
        {(links) => (
          <ul className="divide-y divide-line border-line border-y">
            {links.map((link) => (
              <LinkRow key={link.id} link={link} onOpen={setOpened} />
            ))}
          </ul>
        )}
      </QueryStates>
      <Suspense>
        {opened?.part === 'new' && (
          <NewLinkSheet
            teachers={teachers}
            onMade={(made) => setOpened({ part: 'made', made })}
            onClose={close}
          />
        )}
        {opened?.part === 'openings' && <OpeningsSheet link={opened.link} onClose={close} />}
      </Suspense>
      {opened?.part === 'made' && (
        <Sheet title="Pautan sedia diberikan" onClose={close}>
          <MadeAddress made={opened.made} />
        </Sheet>
      )}
    </section>
  );
}

const states: Record<VisitorLink['state'], { tone: Tone; label: string }> = {
  open: { tone: 'success', label: 'Terbuka' },
  ended: { tone: 'neutral', label: 'Tamat' },
  withdrawn: { tone: 'neutral', label: 'Ditarik balik' },
};

type LinkRowProps = { link: VisitorLink; onOpen: (opened: Opened) => void };

function LinkRow({ link, onOpen }: LinkRowProps) {
  const { id, visitor, state } = link;
  const { refusals } = useWriter();
  const renewal = useChange(async () => onOpen({ part: 'made', made: await renewLink(id) }), {
    changes: ['visitor-links'],
  });
  const withdrawal = useChange(() => withdrawLink(id), {
    done: `Pautan ${visitor} ditarik balik.`,
    changes: ['visitor-links'],
  });
  const items: MenuItem[] = [
    { label: 'Rekod bukaan', icon: 'history', onSelect: () => onOpen({ part: 'openings', link }) },
    {
      label: 'Perbaharui: alamat baharu, tujuh hari lagi',
      icon: 'retry',
      disabled: refusals.create !== undefined,
      onSelect: renewal.make,
    },
    ...(state === 'open'
      ? [{ label: 'Tarik balik', icon: 'close', danger: true, onSelect: withdrawal.make } as const]
      : []),
  ];
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <span className="wrap-anywhere font-medium">{visitor}</span>{' '}
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        <p className="wrap-anywhere text-muted text-sm">{shownWords(link)}</p>
        <p className="text-muted text-sm">{madeWords(link)}</p>
        <p className="text-sm">{openedWords(link)}</p>
      </div>
      <Menu label={`Tindakan bagi pautan ${visitor}`} items={items} />
    </li>
  );
}

/** "Aminah, Bakar dan 3 lagi, 4 minggu" */
function shownWords({ teachers, weeks }: VisitorLink): string {
  const names = teachers.map(({ name }) => name ?? 'Bekas ahli sekolah');
  const shown = names.slice(0, 2).join(', ');
  const more = names.length > 2 ? ` dan ${names.length - 2} lagi` : '';
  return `${shown}${more} · ${weeks.length} minggu`;
}

function madeWords({ madeBy, madeAt, endsAt }: VisitorLink): string {
  const by = madeBy ?? 'bekas ahli sekolah';
  return `Dibuat oleh ${by} pada ${formatShortDate(madeAt)}; hingga ${instantWords(endsAt)}.`;
}

function openedWords({ openings, lastOpenedAt }: VisitorLink): string {
  if (lastOpenedAt === null) return 'Belum dibuka.';
  return openings === 0
    ? `Alamat baharu belum dibuka; kali terakhir ${instantWords(lastOpenedAt)}.`
    : `${openings} bukaan; kali terakhir ${instantWords(lastOpenedAt)}.`;
}

function instantWords(instant: string): string {
  return `${formatShortDate(instant)}, ${formatTime(new Date(instant))}`;
}
