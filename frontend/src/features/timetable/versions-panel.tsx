import { addDays } from '@rules/calendar/day';
import type { Clash } from '@rules/timetable/domain/clashes';
import { lazy, Suspense, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { newTimetableBounds } from '../../api/bounds/new-timetable';
import { publicationBounds } from '../../api/bounds/publication';
import { errorMessage } from '../../api/error-messages';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { useCurrentSchool } from '../../school/current-school';
import { administers } from '../../school/roles';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { DateField } from '../../ui/date-field';
import { formatDate, malaysianDate } from '../../ui/format';
import { SidePanel } from '../../ui/side-panel';
import { TextField } from '../../ui/text-field';
import { showToast } from '../../ui/toast';
import { type Answers, type BrokenPromises, brokenPromises } from './broken-promises';
import {
  deleteTimetable,
  publishTimetable,
  restoreTimetable,
  type Timetable,
  withdrawTimetable,
} from './calls';
import type { Known } from './known';
import { RoomsPart } from './rooms-part';
import { parameters } from './timetable-address';
import { useAddTimetable } from './use-add-timetable';

const PromisesDialog = lazy(async () => ({ default: (await import('./promises-dialog')).PromisesDialog }));

type VersionsPanelProps = {
  known: Known;
  clashes: readonly Clash[];
  mayChange: boolean;
  onShow: (id: string) => void;
  onClose: () => void;
};

/** The timetables of the session: which one holds when, and what becomes of the one that is shown. */
export function VersionsPanel({ known, clashes, mayChange, onShow, onClose }: VersionsPanelProps) {
  const { timetable, timetables, year } = known;
  const today = malaysianDate(new Date());
  const isDraft = timetable.startsOn === null;
  return (
    <SidePanel title="Versi jadual" onClose={onClose}>
      <ul className="flex flex-col gap-1">
        {timetables.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              aria-current={each.id === timetable.id}
              onClick={() => onShow(each.id)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-md px-2 py-1.5 text-left hover:bg-sunken aria-[current=true]:bg-accent-soft aria-[current=true]:text-on-accent-soft"
            >
              <span dir="auto" className="wrap-anywhere font-medium">
                {each.name}
              </span>
              <Badge tone={each.startsOn === null ? 'warning' : 'neutral'}>{stateOf(each, today)}</Badge>
            </button>
          </li>
        ))}
      </ul>
      {mayChange && (
        <>
          {isDraft && <Publishing known={known} clashes={clashes.length} />}
          {isDraft && <Deleting timetable={timetable} onGone={onClose} />}
          {!isDraft && String(timetable.startsOn) > today && <Withdrawing timetable={timetable} />}
          <NewDraft
            yearId={year.id}
            timetable={timetable}
            names={timetables.map(({ name }) => name)}
            onMade={onShow}
          />
          <section aria-labelledby="import-draft" className="mt-5 border-line border-t pt-4">
            <h3 id="import-draft" className="pb-2 font-semibold">
              Draf daripada fail
            </h3>
            <ButtonLink variant="secondary" to={`?${parameters.import}`}>
              Import fail jadual
            </ButtonLink>
          </section>
          <div className="mt-5 border-line border-t pt-4">
            <RoomsPart />
          </div>
        </>
      )}
    </SidePanel>
  );
}

function stateOf({ startsOn, lastDay }: Timetable, today: string): string {
  if (startsOn === null) return 'Draf';
  if (startsOn > today) return `Mulai ${formatDate(startsOn)}`;
  return lastDay !== null && lastDay < today ? 'Tamat' : 'Berkuat kuasa';
}

function Publishing({ known: { timetable, year }, clashes }: { known: Known; clashes: number }) {
  const { membership } = useCurrentSchool();
  const tomorrow = addDays(malaysianDate(new Date()), 1);
  const mayBackdate = administers(membership);
  const [broken, setBroken] = useState<BrokenPromises | null>(null);
  const publishing = useChange(
    ({ startsOn, reason, answers }: { startsOn: string; reason: string; answers?: Answers }) =>
      publishTimetable(timetable.id, {
        version: timetable.version,
        startsOn,
        reason: startsOn < tomorrow ? reason.trim() || null : null,
        ...answers,
      }),
    {
      done: ({ startsOn }) => `Jadual diterbitkan, bermula ${formatDate(startsOn ?? '')}.`,
      changes: ['timetable'],
    },
  );
  const form = useForm({
    bounds: publicationBounds,
    begun: { startsOn: tomorrow < year.firstDay ? year.firstDay : tomorrow, reason: '' },
    check: ({ startsOn, reason }) => [
      ...(startsOn === '' || (startsOn < tomorrow && !mayBackdate)
        ? [{ field: 'startsOn', message: 'Sila pilih hari esok atau selepasnya, dalam sesi ini.' }]
        : []),
      ...(startsOn !== '' && startsOn < tomorrow && mayBackdate && !reason.trim()
        ? [
            {
              field: 'reason',
              message: 'Sila tulis mengapa jadual ini bermula pada hari yang sudah berlalu.',
            },
          ]
        : []),
    ],
    send: publishing.send,
    refused: (failure) => {
      const found = brokenPromises(failure);
      if (!found) return refusalOf(failure);
      setBroken(found);
      return [{ message: 'Ada RPH yang sudah dihantar. Pilih apa yang berlaku kepadanya.' }];
    },
    stays: true,
  });
  const isBackdated = form.values.startsOn !== '' && form.values.startsOn < tomorrow && mayBackdate;
  return (
    <section aria-labelledby="publishing" className="mt-5 border-line border-t pt-4">
      <h3 id="publishing" className="pb-2 font-semibold">
        Terbitkan “{timetable.name}”
      </h3>
      {clashes > 0 && (
        <p className="pb-2 text-sm text-warning">
          {clashes} pertindihan perlu diselesaikan atau dibenarkan dengan sebab dahulu.
        </p>
      )}
      <Form form={form} title="Jadual belum diterbitkan">
        <DateField
          {...form.field('startsOn')}
          label="Berkuat kuasa mulai"
          min={mayBackdate ? year.firstDay : tomorrow}
          max={year.lastDay}
        />
        {isBackdated && <TextField {...form.field('reason')} label="Sebab bermula pada hari yang berlalu" />}
        <Button type="submit" icon="check" busy={form.isBusy} className="self-start">
          Terbitkan
        </Button>
      </Form>
      {broken && (
        <Suspense>
          <PromisesDialog
            broken={broken}
            verb="Terbitkan"
            onAnswer={(answers) => publishing.send({ ...form.values, answers })}
            onClose={() => setBroken(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function refusalOf(failure: unknown): { message: string }[] | undefined {
  const code = failure instanceof ApiError ? failure.code : '';
  if (code === 'TIMETABLE_CLASH')
    return [{ message: 'Masih ada pertindihan. Selesaikan, atau benarkan dengan sebab, dahulu.' }];
  if (code === 'TIMETABLE_CONFLICT')
    return [{ message: 'Jadual ini telah diubah oleh orang lain. Sila semak dan cuba lagi.' }];
  return undefined;
}

function Withdrawing({ timetable: { id, version } }: { timetable: Timetable }) {
  const [broken, setBroken] = useState<BrokenPromises | null>(null);
  const taking = useChange((answers: Answers) => withdrawTimetable(id, { version, ...answers }), {
    done: 'Penerbitan ditarik balik. Jadual ini draf semula.',
    changes: ['timetable'],
  });
  async function take() {
    try {
      await taking.send({});
    } catch (failure) {
      const found = brokenPromises(failure);
      if (found) setBroken(found);
      else void showToast({ type: 'error', message: errorMessage(failure) });
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="mt-4"
        busy={taking.isBusy}
        onClick={() => void take()}
      >
        Tarik balik penerbitan
      </Button>
      {broken && (
        <Suspense>
          <PromisesDialog
            broken={broken}
            verb="Tarik balik"
            onAnswer={(answers) => taking.send(answers)}
            onClose={() => setBroken(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Deleting({ timetable, onGone }: { timetable: Timetable; onGone: () => void }) {
  const deletion = useChange(() => deleteTimetable(timetable.id), {
    done: `Draf “${timetable.name}” dipadam.`,
    changes: ['timetable'],
    undo: () => restoreTimetable(timetable.id),
  });
  return (
    <Button
      variant="danger"
      size="small"
      icon="delete"
      className="mt-4"
      busy={deletion.isBusy}
      onClick={() => void deletion.send().then(onGone)}
    >
      Padam draf ini
    </Button>
  );
}

type NewDraftProps = {
  yearId: string;
  timetable: Timetable;
  names: readonly string[];
  onMade: (id: string) => void;
};

function NewDraft({ yearId, timetable, names, onMade }: NewDraftProps) {
  const adding = useAddTimetable(yearId);
  const form = useForm({
    bounds: newTimetableBounds,
    begun: { name: '' },
    check: ({ name }) => {
      if (!name.trim()) return [{ field: 'name', message: 'Sila namakan draf ini.' }];
      const isTaken = names.some((each) => each.toLowerCase() === name.trim().toLowerCase());
      return isTaken ? [{ field: 'name', message: 'Nama ini sudah digunakan.' }] : [];
    },
    send: ({ name }) => adding.send({ name: name.trim(), copyOf: timetable.id }),
    onSent: ({ id }) => onMade(id),
  });
  return (
    <section aria-labelledby="new-draft" className="mt-5 border-line border-t pt-4">
      <h3 id="new-draft" className="pb-2 font-semibold">
        Draf baharu
      </h3>
      <Form form={form} title="Draf belum dibuat">
        <TextField
          {...form.field('name')}
          label="Nama"
          help={`Bermula dengan semua slot “${timetable.name}”.`}
        />
        <Button type="submit" variant="secondary" icon="copy" busy={form.isBusy} className="self-start">
          Buat draf
        </Button>
      </Form>
    </section>
  );
}
