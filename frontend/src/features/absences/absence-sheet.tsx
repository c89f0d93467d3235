import { ABSENCE_KIND_NAMES } from '@rules/staff/domain/absence-kind';
import { RecordSheet } from '../../nouns/record-sheet';
import { ComboboxField } from '../../ui/combobox-field';
import { DateField } from '../../ui/date-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { absenceOf, absenceProblems, textOf } from './absence-text';
import type { Absence, AbsenceKind, Colleague } from './calls';
import { absences } from './noun';

type AbsenceSheetProps = {
  /** What is changed; without one something new is entered. */
  edited?: Absence;
  /** Whom it may be about; only oneself where there is no choice. */
  people?: readonly Colleague[];
  userId: string;
  today: string;
  /** Up to which a new one lasts at first, where it is not `today`. */
  lastDay?: string;
  onClose: () => void;
};

const spans = [
  { value: 'whole', label: 'Sepanjang hari' },
  { value: 'part', label: 'Beberapa waktu dalam sehari' },
] as const;
const kinds: readonly AbsenceKind[] = ['sick', 'personal', 'course', 'official', 'other'];
const kindOptions = kinds.map((kind) => ({ value: kind, label: ABSENCE_KIND_NAMES[kind] }));
const periodOptions = Array.from({ length: 14 }, (_, at) => ({
  value: `${at + 1}`,
  label: `Waktu ${at + 1}`,
}));

/** Days, or some periods of one day. Who may know why is said where it is typed. */
export function AbsenceSheet({ edited, people, userId, today, lastDay = today, onClose }: AbsenceSheetProps) {
  return (
    <RecordSheet
      noun={absences}
      edited={edited}
      title={edited ? undefined : 'Maklumkan tidak hadir'}
      begun={textOf(edited, { personId: people ? '' : userId, today, lastDay })}
      check={absenceProblems}
      contentOf={absenceOf}
      verb={edited ? undefined : 'Rekod ketiadaan'}
      onClose={onClose}
      fields={{
        personId: (form) =>
          people &&
          !edited && (
            <ComboboxField
              {...form.at('personId')}
              label="Siapa"
              options={people.map(({ userId: value, displayName: label }) => ({ value, label }))}
              value={form.values.personId}
              onChange={(personId) => form.edit({ personId })}
            />
          ),
        span: (form) => <SelectField {...form.choice('span', spans)} label="Tempoh" />,
        from: (form) => {
          const isWhole = form.values.span === 'whole';
          return (
            <div className="grid grid-cols-2 gap-3">
              <DateField {...form.field('from')} label={isWhole ? 'Hari pertama' : 'Hari'} />
              {isWhole && <DateField {...form.field('to')} label="Hari terakhir" min={form.values.from} />}
            </div>
          );
        },
        to: { with: 'from' },
        fromPeriod: (form) =>
          form.values.span === 'part' && (
            <div className="grid grid-cols-2 gap-3">
              <SelectField {...form.field('fromPeriod')} label="Waktu pertama" options={periodOptions} />
              <SelectField {...form.field('toPeriod')} label="Waktu terakhir" options={periodOptions} />
            </div>
          ),
        toPeriod: { with: 'fromPeriod' },
        kind: (form) => <SelectField {...form.choice('kind', kindOptions)} label="Jenis" />,
        reason: (form) => (
          <TextField
            {...form.field('reason')}
            label="Sebab"
            optional
            help="Jenis dan sebab dilihat oleh orang itu, pejabat dan pentadbir sahaja. Yang lain melihat “Tidak hadir”."
          />
        ),
      }}
    />
  );
}
