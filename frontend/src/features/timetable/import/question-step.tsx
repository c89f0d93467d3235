import type { DraftLesson } from '@rules/timetable/domain/import/draft-lessons';
import type { Question } from '@rules/timetable/domain/import/questions';
import { importedOverrideBounds } from '../../../api/bounds/imported-override';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { RadioField } from '../../../ui/radio-field';
import { TextField } from '../../../ui/text-field';
import { timeWords } from '../timetable-words';
import { overlapWords } from './import-words';
import type { Answer } from './kept-import';
import { className, lessonWords, personName } from './school-words';
import type { StepProps } from './use-taken-over';

const shown = 3;

/** What stands at one time in the file: asked once for all that is of one kind. */
export function QuestionStep({ named, kept, taken, change, onBack }: StepProps) {
  const { questions } = taken;
  const { answers } = kept;
  const isAnswered = ({ key }: Question) => {
    const answer = answers[key];
    return answer !== undefined && (!answer.may || answer.reason.trim() !== '');
  };
  const open = questions.filter((question) => !isAnswered(question)).length;
  const answerAll = () =>
    change({
      answers: {
        ...Object.fromEntries(questions.map(({ key, kind }) => [key, proposed(kind)])),
        ...answers,
      },
    });
  return (
    <>
      {questions.length === 0 ? (
        <EmptyState icon="check" title="Tiada slot yang bertindih">
          Tiada guru, kelas atau bilik yang diperlukan pada dua tempat serentak.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
            <p className="text-muted text-sm">
              {taken.questions.reduce((sum, { sets }) => sum + sets.length, 0)} kumpulan slot bertindih,{' '}
              {questions.length} soalan. Yang dibiarkan tetap ditunjukkan sebagai pertindihan dalam draf.
            </p>
            {open > 0 && (
              <Button variant="secondary" size="small" onClick={answerAll}>
                Guna cadangan bagi {open} soalan
              </Button>
            )}
          </div>
          <ol className="flex flex-col gap-4">
            {questions.map((question, at) => (
              <li key={question.key}>
                <QuestionCard
                  number={at + 1}
                  question={question}
                  answer={answers[question.key]}
                  onAnswer={(answer) => change({ answers: { ...answers, [question.key]: answer } })}
                  {...{ named, taken }}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <footer className="flex flex-wrap items-center gap-3 pt-5">
        <p role="status" className="min-w-60 flex-1 text-muted text-sm">
          {questions.length > 0 &&
            (open === 0 ? 'Semua soalan sudah dijawab.' : `${open} soalan belum dijawab.`)}
        </p>
        <Button variant="secondary" onClick={onBack}>
          Kembali
        </Button>
        <Button disabled={open > 0} onClick={() => change({ step: 3 })}>
          Teruskan
        </Button>
      </footer>
    </>
  );
}

const proposed = (kind: Question['kind']): Answer => {
  const { may, reason } = overlapWords[kind];
  return { may, reason };
};

type QuestionCardProps = Pick<StepProps, 'named' | 'taken'> & {
  number: number;
  question: Question;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
};

function QuestionCard({ number, question, answer, onAnswer, named, taken }: QuestionCardProps) {
  const { kind, labels, sets, teacherIds } = question;
  const { title, meaning, reason, may } = overlapWords[kind];
  const examples = exampleWords(question, named, taken);
  const id = `question-${number}`;
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-raised px-4 py-3.5">
      <h2 id={id} className="font-semibold">
        {number}. {title}
        {labels.length > 0 && <span dir="auto">: {fewOf(labels)}</span>}
      </h2>
      <p className="pt-1 text-muted text-sm">
        {meaning} {sets.length} kumpulan, {sets.reduce((sum, { lessonIds }) => sum + lessonIds.length, 0)}{' '}
        slot
        {teacherIds.length > 0 && `, ${teacherIds.length} guru`}.
      </p>
      <ul className="flex list-disc flex-col gap-0.5 py-2 pl-5 text-sm">
        {examples.map((words) => (
          <li key={words} dir="auto" className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 pt-1">
        <RadioField
          label={`Jawapan bagi soalan ${number}`}
          value={answer === undefined ? '' : answer.may ? 'may' : 'clash'}
          onChange={({ target }) => onAnswer({ reason, ...answer, may: target.value === 'may' })}
          options={[
            { value: 'may', label: `Benarkan bersama${may ? ' (cadangan)' : ''}` },
            {
              value: 'clash',
              label: `Biar sebagai pertindihan${may ? '' : ' (cadangan)'}`,
              help: 'Perlu diselesaikan sebelum draf diterbitkan.',
            },
          ]}
        />
        {answer?.may && (
          <TextField
            id={`${id}-reason`}
            label="Sebab"
            value={answer.reason}
            {...importedOverrideBounds.reason}
            error={answer.reason.trim() === '' ? 'Sila tulis mengapa slot ini boleh serentak.' : undefined}
            onChange={({ target }) => onAnswer({ ...answer, reason: target.value })}
          />
        )}
      </div>
    </section>
  );
}

function fewOf(words: readonly string[]): string {
  const more = words.length - shown;
  return `${words.slice(0, shown).join(', ')}${more > 0 ? ` dan ${more} lagi` : ''}`;
}

/** One clash of each of the first sets: "Rosmah: Mesyuarat dan Sains 3 Budi, Isnin, 8.30-9.00 pagi". */
function exampleWords({ sets }: Question, named: StepProps['named'], taken: StepProps['taken']): string[] {
  const lessons = new Map(taken.draft.lessons.map((lesson) => [lesson.id, lesson]));
  const subjects = new Map([
    ...named.sets.map(({ id, subjectId }) => [id, subjectId] as const),
    ...taken.taught.map(({ key, subjectId }) => [key, subjectId] as const),
  ]);
  const words = (lesson: DraftLesson | undefined) =>
    lesson ? lessonWords(named, lesson, (setId) => subjects.get(setId)) : '';
  const lines = sets.slice(0, shown).flatMap(({ clashes: [clash] }) => {
    if (!clash) return [];
    const [one, other] = clash.lessonIds.map((id) => words(lessons.get(id)));
    return [`${whoIsWanted(clash, named)}: ${one} dan ${other}, ${timeWords(clash)}`];
  });
  return [...new Set(lines)];
}

type Wanted = Pick<Question['sets'][number]['clashes'][number], 'kind' | 'resourceId'>;

function whoIsWanted({ kind, resourceId }: Wanted, named: StepProps['named']) {
  if (kind === 'teacher') return personName(named, resourceId);
  if (kind === 'class') return className(named, resourceId);
  return named.rooms.find(({ id }) => id === resourceId)?.name ?? 'Bilik';
}
