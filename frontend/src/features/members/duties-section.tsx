import { Form } from '../../forms/form';
import { brokenRules } from '../../forms/form-problem';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/date-field';
import { SelectField } from '../../ui/select-field';
import { type Duty, type GivenDuty, giveDuty, type Member, takeDuty } from './calls';
import { dutyNames, isStanding, spanWords } from './member-words';
import { spanRules } from './span-rules';

type DutiesSectionProps = { member: Member; today: string };

/** Powers over one part of the school's work, each for its days. */
export function DutiesSection({ member, today }: DutiesSectionProps) {
  const taking = useChange(({ duty }: GivenDuty) => takeDuty(member.userId, duty), {
    done: (_nothing, { duty }) => `Tugas ${dutyNames[duty]} ditamatkan.`,
    changes: ['people'],
    undo: (_nothing, given) => giveDuty(member.userId, given),
  });
  return (
    <section aria-labelledby="duties" className="flex flex-col gap-4 border-line border-t pt-6">
      <div>
        <h3 id="duties" className="font-semibold">
          Tugas berkuasa
        </h3>
        <p className="text-muted text-sm">
          Kuasa atas satu bahagian kerja sekolah, dalam tempoh yang ditetapkan.
        </p>
      </div>
      {member.duties.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {member.duties.map((given) => (
            <li key={given.duty} className="flex items-center gap-3 py-2 pr-2 pl-3">
              <span className="min-w-0 flex-1">
                {dutyNames[given.duty]} {!isStanding(given, today) && <Badge>Tamat</Badge>}
                <span className="block text-muted text-sm">{spanWords(given)}</span>
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Tamatkan ${dutyNames[given.duty]}`}
                busy={taking.busyWith?.duty === given.duty}
                onClick={() => taking.make(given)}
              >
                Tamatkan
              </Button>
            </li>
          ))}
        </ul>
      )}
      <GivingForm key={member.duties.length} member={member} today={today} />
    </section>
  );
}

type Giving = { duty: Duty; from: string; to: string };

/** Whoever has it already is given other days. */
function GivingForm({ member, today }: DutiesSectionProps) {
  const giving = useChange(
    ({ duty, from, to }: Giving) => giveDuty(member.userId, { duty, from, to: to || null }),
    {
      done: (_member, { duty }) => `${member.displayName} memegang tugas ${dutyNames[duty]}.`,
      changes: ['people'],
    },
  );
  const begun: Giving = { duty: firstFree(member), from: today, to: '' };
  const form = useForm({
    begun,
    stays: true,
    check: (values) => brokenRules(spanRules, values),
    send: giving.send,
  });
  return (
    <Form form={form} title="Tugas belum diberi">
      <SelectField {...form.choice('duty', dutyOptions)} label="Tugas" />
      <div className="grid grid-cols-2 gap-3">
        <DateField {...form.field('from')} label="Hari pertama" />
        <DateField {...form.field('to')} label="Hari terakhir" optional />
      </div>
      <Button type="submit" variant="secondary" icon="add" busy={form.isBusy} className="self-start">
        Beri tugas
      </Button>
    </Form>
  );
}

/** Who heads a panel is said by the panel. */
const allDuties: readonly Duty[] = ['timetable', 'calendar', 'pupils', 'absences', 'assessments'];
const dutyOptions = allDuties.map((duty) => ({ value: duty, label: dutyNames[duty] }));

function firstFree({ duties }: Member): Duty {
  return allDuties.find((duty) => duties.every((given) => given.duty !== duty)) ?? 'timetable';
}
