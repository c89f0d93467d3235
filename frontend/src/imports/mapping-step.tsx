import { useId, useState } from 'react';
import { sentAnswerBounds } from '../api/bounds/sent-answer';
import { useChange } from '../queries/use-change';
import { Button } from '../ui/button';
import { CheckboxField } from '../ui/checkbox-field';
import { Icon } from '../ui/icon';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { type Import, type ImportColumn, type ImportQuestion, saveMapping } from './calls';
import {
  type ColumnChoices,
  chooseField,
  joinedWith,
  matchWords,
  missingFields,
  proposedChoices,
} from './column-choices';
import { importRefusal } from './import-words';
import { AsideLines, SheetChoice } from './read-parts';

type MappingStepProps = {
  opened: Import;
  /** Answers that the page has already. */
  known?: Readonly<Record<string, string>>;
  onBack: () => void;
  onMatched: () => void;
};

/** The words of the file, a sample, the field, and how sure that is. */
export function MappingStep({ opened, known, onBack, onMatched }: MappingStepProps) {
  const id = useId();
  const [choices, setChoices] = useState(() => proposedChoices(opened.columns));
  const [answers, setAnswers] = useState(() => answersOf(opened, known));
  const answer = (question: string, given: string) =>
    setAnswers((before) => ({ ...before, [question]: given }));
  const matching = useChange(
    () =>
      saveMapping(
        opened.id,
        opened.columns.map(({ index }) => ({ index, field: choices.get(index) ?? null })),
        Object.entries(answers).map(([question, answer]) => ({ question, answer })),
      ).then(onMatched),
    { changes: ['imports'], words: importRefusal },
  );
  const missing = missingFields(opened.fields, choices);
  const unanswered = opened.questions.filter(({ name }) => !answers[name]?.trim()).map(({ label }) => label);
  const options = [
    { value: '', label: 'Jangan import' },
    ...opened.fields.map(({ name, label }) => ({ value: name, label })),
  ];
  const rowCount = opened.sheets.reduce(
    (sum, sheet, at) => (answers[`sheet:${at}`] === 'leave' ? sum : sum + sheet.rowCount),
    0,
  );
  return (
    <>
      <SheetChoice sheets={opened.sheets} answers={answers} onAnswer={answer} />
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
        {opened.columns.map((column) => (
          <li
            key={column.index}
            className="grid gap-x-5 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[1fr_1fr_13rem_1fr] sm:items-center"
          >
            <label htmlFor={`${id}-${column.index}`} className="break-words font-medium">
              {column.head || `Lajur ${column.letter}`}
            </label>
            <span id={`${id}-${column.index}-isi`} dir="auto" className="break-words text-muted">
              {column.samples.join(', ')}
            </span>
            <select
              id={`${id}-${column.index}`}
              aria-describedby={`${id}-${column.index}-isi`}
              value={choices.get(column.index) ?? ''}
              onChange={({ target }) =>
                setChoices(chooseField(choices, column.index, target.value, opened.fields))
              }
              className="min-h-11 w-full rounded-md border border-control bg-raised px-2.5 sm:min-h-9"
            >
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <div>
              <MatchLine
                column={column}
                choices={choices}
                joined={joinedWith(column, opened.columns, choices)}
              />
              {column.canClear && choices.get(column.index) === column.field && (
                <ClearBox
                  column={column}
                  isChosen={answers[clearQuestion(column)] === 'yes'}
                  onChoose={(isChosen) => answer(clearQuestion(column), isChosen ? 'yes' : 'no')}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <AsideLines lines={opened.aside} />
      {opened.questions.length > 0 && (
        <section aria-label="Tentang fail ini" className="flex flex-col gap-5 pt-6 sm:max-w-lg">
          <h2 className="font-semibold">Tentang fail ini</h2>
          {opened.questions.map((question) => (
            <QuestionField
              key={question.name}
              id={`${id}-${question.name}`}
              question={question}
              answer={answers[question.name] ?? ''}
              onAnswer={(given) => answer(question.name, given)}
            />
          ))}
        </section>
      )}
      <footer className="flex flex-wrap items-center gap-3 pt-4">
        <p className="min-w-60 flex-1 text-muted text-sm">{sentenceOf(missing, unanswered)}</p>
        <Button variant="secondary" onClick={onBack}>
          Kembali
        </Button>
        <Button
          disabled={missing.length + unanswered.length > 0 || rowCount === 0}
          busy={matching.isBusy}
          onClick={() => matching.make()}
        >
          Semak {rowCount} baris
        </Button>
      </footer>
    </>
  );
}

type Answers = Readonly<Record<string, string>>;

const answersOf = ({ questions, columns, sheets }: Import, known: Answers = {}): Answers =>
  Object.fromEntries([
    ...questions.map(({ name, answer }) => [name, answer || (known[name] ?? '')]),
    ...columns.flatMap((column) => (column.clears ? [[clearQuestion(column), 'yes']] : [])),
    ...sheets.flatMap(({ isLeft }, at) => (isLeft ? [[`sheet:${at}`, 'leave']] : [])),
  ]);

const clearQuestion = ({ field }: ImportColumn) => `clear:${field}`;

function sentenceOf(missing: readonly string[], unanswered: readonly string[]): string {
  if (missing.length > 0) return `Pilih lajur bagi ${missing.join(' dan ')} untuk meneruskan.`;
  if (unanswered.length > 0) return `Isi ${unanswered.join(', ')} untuk meneruskan.`;
  return 'Padanan ini diingati bagi fail seterusnya.';
}

type QuestionFieldProps = {
  id: string;
  question: ImportQuestion;
  answer: string;
  onAnswer: (answer: string) => void;
};

/** What is asked of the file as a whole. */
function QuestionField({ id, question, answer, onAnswer }: QuestionFieldProps) {
  const { label, help, options } = question;
  const field = {
    id,
    label,
    help,
    value: answer,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(target.value),
  };
  if (options === null) return <TextField {...field} {...sentAnswerBounds.answer} />;
  return <SelectField {...field} options={[{ value: '', label: 'Pilih…' }, ...options]} />;
}

type ClearBoxProps = { column: ImportColumn; isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** An empty cell leaves what stands, unless somebody says otherwise of its column. */
function ClearBox({ column, isChosen, onChoose }: ClearBoxProps) {
  return (
    <CheckboxField
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
      label={
        <>
          Kosongkan juga<span className="sr-only"> {column.head}</span>
        </>
      }
      help="Sel kosong memadam yang disimpan"
    />
  );
}

type MatchLineProps = { column: ImportColumn; choices: ColumnChoices; joined: readonly string[] };

function MatchLine({ column, choices, joined }: MatchLineProps) {
  const { text, isSure } = matchWords(column, choices);
  const isChosen = choices.has(column.index);
  return (
    <p className={`flex items-center gap-2 ${isChosen ? '' : 'text-muted'}`}>
      {isChosen && (
        <Icon
          name={isSure ? 'check' : 'warning'}
          size={16}
          className={isSure ? 'text-success' : 'text-warning'}
        />
      )}
      {joined.length > 0 ? `Digabung dengan ${joined.join(' dan ')}` : text}
    </p>
  );
}
