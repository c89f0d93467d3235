import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { type AcademicYear, academicYearsQuery } from '../../../school/academic-year';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatShortDate, malaysianDate } from '../../../ui/format';
import { Menu } from '../../../ui/menu';
import { SettingsSection } from '../../../ui/settings-section';
import { BeginRollOver } from '../roll-over/begin-roll-over';
import { closeYear, reopenYear } from './calls';
import { ClosingDialog } from './closing-dialog';
import { YearSheet } from './year-sheet';

const stateNames: Record<AcademicYear['state'], string> = {
  prepared: 'Disediakan',
  open: 'Dibuka',
  closed: 'Ditutup',
};

type Open = { panel: 'days' | 'closing'; year: AcademicYear } | { panel: 'new' };

/** The sessions of the school: their days, and which can only be read. */
export function YearsSection() {
  const [open, setOpen] = useState<Open>();
  const years = useQuery(academicYearsQuery());
  const today = malaysianDate(new Date());
  const reopening = useChange(({ id }: AcademicYear) => reopenYear(id), {
    done: (_year, { name }) => `Sesi ${name} dibuka semula.`,
    changes: ['academic-years'],
    undo: (_year, { id, closeReason }) => closeYear(id, closeReason ?? ''),
  });
  const itemsOf = (year: AcademicYear) =>
    year.state === 'closed'
      ? [{ label: 'Buka semula', icon: 'return', onSelect: () => reopening.make(year) } as const]
      : [
          { label: 'Ubah tarikh…', icon: 'edit', onSelect: () => setOpen({ panel: 'days', year }) } as const,
          {
            label: today > year.lastDay ? 'Tutup sesi…' : `Tutup selepas ${formatShortDate(year.lastDay)}`,
            icon: 'locked',
            disabled: today <= year.lastDay,
            onSelect: () => setOpen({ panel: 'closing', year }),
          } as const,
        ];
  const close = () => setOpen(undefined);
  return (
    <SettingsSection
      title="Sesi"
      help="Sesi yang ditutup boleh dibaca sahaja. Sesi semasa mengikut tarikh hari ini."
    >
      <QueryStates query={years} what="Sesi">
        {({ items, currentId }) => (
          <>
            <ul className="w-full divide-y divide-line rounded-lg border border-line">
              {items.map((year) => (
                <li key={year.id} className="flex items-center gap-3 py-2 pr-2 pl-4">
                  <span className="min-w-0 flex-1">
                    <span className="font-medium">{year.name}</span>{' '}
                    {year.id === currentId && <Badge tone="accent">Semasa</Badge>}{' '}
                    <Badge>{stateNames[year.state]}</Badge>
                    <span className="block text-muted text-sm">
                      {formatShortDate(year.firstDay)} hingga {formatShortDate(year.lastDay)}
                      {year.closeReason && `. ${year.closeReason}`}
                    </span>
                  </span>
                  <Menu label={`Tindakan untuk sesi ${year.name}`} items={itemsOf(year)} />
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-3">
              {items
                .filter(({ id, state }) => id === currentId && state !== 'closed')
                .map((current) => (
                  <BeginRollOver key={current.id} current={current} />
                ))}
              <Button variant="secondary" icon="add" onClick={() => setOpen({ panel: 'new' })}>
                Sediakan sesi kosong
              </Button>
            </div>
            {open?.panel === 'new' && <YearSheet years={items} onClose={close} />}
            {open?.panel === 'days' && <YearSheet years={items} edited={open.year} onClose={close} />}
            {open?.panel === 'closing' && <ClosingDialog year={open.year} onClose={close} />}
          </>
        )}
      </QueryStates>
    </SettingsSection>
  );
}
