import { Button } from '../../../ui/button';
import type { ChosenWeek, DueWeek, TeacherSubmissions } from './calls';

/** So many at once: more help than that nobody gives in a week. */
const MOST_SHOWN = 3;

type HelpListProps = {
  weeks: readonly DueWeek[];
  teachers: readonly TeacherSubmissions[];
  onChoose: (chosen: ChosenWeek) => void;
};

/** With whom a word would help, and why; and who has a reason that asks for nothing. */
export function HelpList({ weeks, teachers, onChoose }: HelpListProps) {
  const helped = teachers.filter(({ help }) => help);
  const last = weeks.at(-1);
  const away = teachers.filter((teacher) => (teacher.weeks.at(-1)?.away ?? 0) > 0);
  return (
    <aside aria-label="Perlu bantuan" className="flex w-full flex-col gap-4 min-[1100px]:w-64">
      <h2 className="font-semibold">Perlu bantuan</h2>
      {helped.length === 0 && <p className="text-muted text-sm">Tiada sesiapa buat masa ini.</p>}
      {helped.slice(0, MOST_SHOWN).map((teacher) => (
        <section
          key={teacher.teacherId}
          className="flex flex-col items-start gap-2 border-line border-t pt-3 text-sm"
        >
          <h3 dir="auto" className="font-semibold">
            {teacher.name}
          </h3>
          <p className="text-muted">{reasonWords(teacher)}</p>
          {last && (
            <Button size="small" variant="secondary" onClick={() => onChoose({ teacher, week: last })}>
              Lihat minggunya
            </Button>
          )}
        </section>
      ))}
      {helped.length > MOST_SHOWN && (
        <p className="text-muted text-sm">{helped.length - MOST_SHOWN} lagi berada di atas jadual.</p>
      )}
      {away.length > 0 && (
        <section className="border-line border-t pt-3 text-sm">
          <h3 className="pb-1 text-muted">Ada sebab</h3>
          <ul className="flex flex-col gap-1">
            {away.map((teacher) => (
              <li key={teacher.teacherId}>
                <span dir="auto" className="font-medium">
                  {teacher.name}
                </span>{' '}
                tidak hadir: {teacher.weeks.at(-1)?.away} PdP tidak dikira.
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function reasonWords({ help }: TeacherSubmissions): string {
  if (help?.kind === 'late') return `Lengkap, tetapi lewat ${help.weeks} minggu berturut-turut.`;
  if (!help) return '';
  return `Tidak lengkap ${help.weeks} minggu berturut-turut; ${help.sent} daripada ${help.expected} dihantar pada minggu terakhir.`;
}
