import { weeksOf } from '@rules/calendar/domain/school-weeks';
import { MOST_TEACHER_WEEKS } from '@rules/plan-sending/domain/visitor-link';
import { useState } from 'react';
import { newVisitorLinkBounds } from '../../api/bounds/new-visitor-link';
import { Form } from '../../forms/form';
import type { FormProblem } from '../../forms/form-problem';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { useSchoolDays } from '../../school/calendar/use-school-days';
import { weekTitle } from '../../school/calendar/week-label';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { FieldGroup } from '../../ui/field-group';
import { malaysianDate } from '../../ui/format';
import { randomUuid } from '../../ui/random-uuid';
import { Sheet } from '../../ui/sheet';
import { TextField } from '../../ui/text-field';
import { type MadeLink, makeLink, type Teacher } from './calls';

type Fields = { visitor: string; teacherIds: readonly string[]; weeks: readonly string[] };
type NewLinkSheetProps = {
  teachers: readonly Teacher[];
  onMade: (made: MadeLink) => void;
  onClose: () => void;
};

/** Weeks of lessons that are offered at once; the others come by a press. */
const fewWeeks = 6;

/** For whom, whose plans and of which weeks. */
export function NewLinkSheet({ teachers, onMade, onClose }: NewLinkSheetProps) {
  const [id] = useState(randomUuid);
  const making = useChange(
    ({ visitor, teacherIds, weeks }: Fields) =>
      makeLink({ id, visitor: visitor.trim(), teacherIds: [...teacherIds], weeks: [...weeks] }),
    { changes: ['visitor-links'] },
  );
  const form = useForm({
    bounds: newVisitorLinkBounds,
    begun: { visitor: '', teacherIds: [], weeks: [] } as Fields,
    check: problemsOf,
    send: making.send,
    onSent: onMade,
  });
  const { teacherIds, weeks } = form.values;
  const isAll = teachers.every((teacher) => teacherIds.includes(teacher.id));
  return (
    <Sheet title="Buat pautan pelawat" onClose={onClose}>
      <Form form={form} title="Pautan belum dibuat">
        <TextField
          {...form.field('visitor')}
          label="Untuk siapa"
          help="Nama dan pejabat, contohnya Puan Rohana, PPD Batu Pahat."
          autoComplete="off"
        />
        <WeekChoice
          {...form.at('weeks')}
          chosen={weeks}
          onChange={(chosen) => form.edit({ weeks: chosen })}
        />
        <FieldGroup {...form.at('teacherIds')} label="Guru">
          <CheckboxField
            label="Semua guru"
            checked={isAll}
            onChange={() => form.edit({ teacherIds: isAll ? [] : teachers.map((teacher) => teacher.id) })}
          />
          <div className="max-h-72 overflow-y-auto rounded-md border border-line px-3">
            {teachers.map((teacher) => (
              <CheckboxField
                key={teacher.id}
                label={<span className="wrap-anywhere">{teacher.name}</span>}
                checked={teacherIds.includes(teacher.id)}
                onChange={() => form.edit({ teacherIds: toggled(teacherIds, teacher.id) })}
              />
            ))}
          </div>
        </FieldGroup>
        <p className="text-muted text-sm">
          Hanya RPH yang sudah dihantar ditunjukkan, seperti yang dihantar: nama murid yang ditaip di dalamnya
          turut kelihatan. Refleksi, lampiran dan ulasan semakan tidak ditunjukkan.
        </p>
        <Button type="submit" busy={form.isBusy} className="self-start">
          Buat pautan
        </Button>
      </Form>
    </Sheet>
  );
}

type WeekChoiceProps = {
  id: string;
  error?: string;
  chosen: readonly string[];
  onChange: (weeks: readonly string[]) => void;
};

/** Weeks of lessons up to the coming one, the newest first. */
function WeekChoice({ id, error, chosen, onChange }: WeekChoiceProps) {
  const { days } = useSchoolDays();
  const [isWhole, setWhole] = useState(false);
  const today = malaysianDate(new Date());
  const all = weeksOf(days).filter(({ teaching }) => teaching !== null);
  const begun = all.filter(({ firstDay }) => firstDay <= today).length;
  const offered = all.slice(0, begun + 1).reverse();
  const shown = isWhole ? offered : offered.slice(0, fewWeeks);
  return (
    <FieldGroup id={id} error={error} label="Minggu">
      {shown.map(({ firstDay }) => (
        <CheckboxField
          key={firstDay}
          label={weekTitle(days, firstDay)}
          checked={chosen.includes(firstDay)}
          onChange={() => onChange(toggled(chosen, firstDay))}
        />
      ))}
      {shown.length < offered.length && (
        <Button
          variant="quiet"
          size="small"
          icon="down"
          onClick={() => setWhole(true)}
          className="self-start"
        >
          Minggu yang lebih awal
        </Button>
      )}
    </FieldGroup>
  );
}

function toggled(chosen: readonly string[], one: string): string[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
}

function problemsOf({ visitor, teacherIds, weeks }: Fields): FormProblem[] {
  const problems: FormProblem[] = [];
  if (visitor.trim() === '') problems.push({ field: 'visitor', message: 'Sila isi untuk siapa pautan ini.' });
  if (weeks.length === 0)
    problems.push({ field: 'weeks', message: 'Sila pilih sekurang-kurangnya satu minggu.' });
  if (teacherIds.length === 0)
    problems.push({ field: 'teacherIds', message: 'Sila pilih sekurang-kurangnya seorang guru.' });
  if (weeks.length * teacherIds.length > MOST_TEACHER_WEEKS)
    problems.push({
      field: 'weeks',
      message: 'Terlalu banyak untuk satu pautan. Sila kurangkan minggu atau guru.',
    });
  return problems;
}
