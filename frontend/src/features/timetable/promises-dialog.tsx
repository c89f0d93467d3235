import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { formatShortDay, formatTime } from '../../ui/format';
import { CloseButton } from '../../ui/frame';
import { SelectField } from '../../ui/select-field';
import type { Answer, Answers, BrokenPromise, BrokenPromises } from './broken-promises';

type PromisesDialogProps = {
  broken: BrokenPromises;
  verb: string;
  /** Does what was asked for, with these answers. */
  onAnswer: (answers: Answers) => Promise<unknown>;
  onClose: () => void;
};

/** One answer for all, and that of each that is answered otherwise, by its id. */
type Chosen = { forAll: Answer; others: Readonly<Record<string, Answer>> };

const answerNames: Record<Answer, string> = {
  keep: 'Kekal di tempatnya',
  move: 'Pindah bersama PdPnya',
  release: 'Lepaskan: menjadi draf semula',
};
const allAnswers: readonly Answer[] = ['move', 'keep', 'release'];

/** What becomes of what was sent or promised where another timetable holds: one answer for all, and another one where wanted. */
export function PromisesDialog({
  broken: { count, promises },
  verb,
  onAnswer,
  onClose,
}: PromisesDialogProps) {
  const form = useForm<Chosen, unknown>({
    begun: { forAll: 'move', others: {} },
    send: ({ forAll, others }) => {
      const named = promises.flatMap(({ kind, id, place }) => {
        const own = others[id];
        if (!own) return [];
        return [{ kind, id, answer: own, ...(own === 'move' && place && { place }) }];
      });
      return onAnswer({ promises: named, otherPromises: forAll });
    },
    onSent: onClose,
  });
  const { others } = form.values;

  return (
    <Dialog
      title={`${count} RPH sudah dihantar`}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button type="submit" form={form.id} busy={form.isBusy}>
            {verb}
          </Button>
        </>
      }
    >
      <p className="pb-4">
        PdPnya tiada lagi pada masa itu dalam jadual ini. Yang sudah disahkan kekal seperti disahkan; guru
        dimaklumkan dan menghantar semula yang berpindah atau dilepaskan.
      </p>
      <Form form={form}>
        <SelectField
          {...form.choice(
            'forAll',
            allAnswers.map((value) => ({ value, label: answerNames[value] })),
          )}
          label="Bagi semua"
        />
        <ul className="divide-y divide-line border-line border-y">
          {promises.map((promise) => (
            <li key={promise.id} className="flex flex-col gap-2 py-3">
              <span className="text-sm" dir="auto">
                {promise.words}
              </span>
              <SelectField
                id={`janji-${promise.id}`}
                label="Yang ini"
                value={others[promise.id] ?? ''}
                options={[{ value: '', label: 'Seperti pilihan bagi semua' }, ...optionsOf(promise)]}
                onChange={({ target }) => form.edit({ others: chosen(others, promise.id, target.value) })}
              />
            </li>
          ))}
        </ul>
        {count > promises.length && (
          <p className="text-muted text-sm">{count - promises.length} lagi ikut pilihan bagi semua.</p>
        )}
      </Form>
    </Dialog>
  );
}

function optionsOf({ answers, place }: BrokenPromise) {
  return answers
    .filter((answer) => answer !== 'move' || place !== null)
    .map((value) => ({
      value,
      label:
        value === 'move' && place
          ? `Pindah ke ${formatShortDay(place.day)}, ${formatTime(place.from)}`
          : answerNames[value],
    }));
}

function chosen(known: Readonly<Record<string, Answer>>, id: string, value: string) {
  const { [id]: _, ...rest } = known;
  const answer = answerOf(value);
  return answer ? { ...rest, [id]: answer } : rest;
}

function answerOf(value: string): Answer | undefined {
  return allAnswers.find((answer) => answer === value);
}
