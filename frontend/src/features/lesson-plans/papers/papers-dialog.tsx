import { lastDayOf } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { handOver } from '../../../queries/papers/hand-over';
import { useChange } from '../../../queries/use-change';
import { academicYearsQuery } from '../../../school/academic-year';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CloseButton } from '../../../ui/frame';
import { RadioField } from '../../../ui/radio-field';
import { SelectField } from '../../../ui/select-field';
import type { MyWeek } from '../week/calls';
import { fetchPapers, type PapersAsked, paperRefusal } from './calls';
import { classesOf, type PaperClass, type PaperSpan, sessionOf, spanOf } from './paper-span';

const KINDS = {
  day: { label: 'Padat (PDF)', help: 'Satu minggu sehelai.', format: 'pdf', layout: 'day' },
  lesson: { label: 'Penuh (PDF)', help: 'Satu PdP sehelai.', format: 'pdf', layout: 'lesson' },
  docx: { label: 'Word (DOCX)', help: 'Untuk disunting.', format: 'docx', layout: 'lesson' },
} as const;
type Kind = keyof typeof KINDS;
const isKind = (value: string): value is Kind => value in KINDS;

const SPANS: readonly { value: PaperSpan; label: string }[] = [
  { value: 'week', label: 'Minggu ini' },
  { value: 'month', label: 'Bulan ini' },
  { value: 'term', label: 'Penggal ini' },
  { value: 'session', label: 'Sepanjang sesi' },
];

/** The plans of one class or subject, over a week, a month, a term or the session. */
export function PapersDialog({ week, onClose }: { week: MyWeek; onClose: () => void }) {
  const classes = classesOf(week);
  const { data: years } = useQuery(academicYearsQuery());
  const { terms } = useSchoolDays().days;
  const [chosen, setChosen] = useState(0);
  const [span, setSpan] = useState<PaperSpan>('week');
  const [kind, setKind] = useState<Kind>('day');
  const papers = useChange(
    async (asked: PapersAsked) => {
      await handOver(await fetchPapers(asked), fileName(asked));
      onClose();
    },
    { changes: [], words: paperRefusal },
  );
  const days = spanOf(
    span,
    { from: week.week, to: lastDayOf(week.week) },
    { session: years && sessionOf(years, week.week), terms },
  );
  const ofClass = classes[chosen];
  return (
    <Dialog
      title="Cetak kelas atau subjek"
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button
            icon="print"
            busy={papers.isBusy}
            disabled={!ofClass || !days}
            onClick={() => ofClass && days && papers.make(askedOf(ofClass, days, kind))}
          >
            Sediakan
          </Button>
        </>
      }
    >
      {classes.length === 0 ? (
        <p className="text-muted">Minggu ini belum ada rancangan dengan kelas atau mata pelajaran.</p>
      ) : (
        <div className="flex flex-col gap-5">
          <SelectField
            label="Kelas dan mata pelajaran"
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={classes.map(({ label }, at) => ({ value: String(at), label }))}
          />
          <SelectField
            label="Tempoh"
            value={span}
            onChange={({ target }) =>
              setSpan(SPANS.find(({ value }) => value === target.value)?.value ?? 'week')
            }
            options={SPANS}
          />
          <RadioField
            label="Bentuk"
            value={kind}
            onChange={({ target }) => isKind(target.value) && setKind(target.value)}
            options={Object.entries(KINDS).map(([value, { label, help }]) => ({ value, label, help }))}
          />
        </div>
      )}
    </Dialog>
  );
}

function askedOf(
  { className, subject }: PaperClass,
  days: Readonly<{ from: string; to: string }>,
  kind: Kind,
): PapersAsked {
  const { format, layout } = KINDS[kind];
  return { ...days, format, layout, ...(className && { className }), ...(subject && { subject }) };
}

function fileName({ className = '', subject = '', from, format }: PapersAsked): string {
  const words = ['rph', className, subject, from].filter((word) => word !== '').join('-');
  return `${words.replaceAll(/[\s/\\:]+/gu, '-')}.${format}`;
}
