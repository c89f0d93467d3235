import { useState } from 'react';
import { errorMessage } from '../../api/error-messages';
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
  const [forAll, setForAll] = useState<Answer>('move');
  const [others, setOthers] = useState<Readonly<Record<string, Answer>>>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function answer() {
    setBusy(true);
    setProblem('');
    const named = promises.flatMap(({ kind, id, place }) => {
      const own = others[id];
      if (!own) return [];
      return [{ kind, id, answer: own, ...(own === 'move' && place && { place }) }];
    });
    try {
      await onAnswer({ promises: named, otherPromises: forAll });
      onClose();
    } catch (failure) {
      setProblem(errorMessage(failure));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={`${count} RPH sudah dihantar`}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          <Button busy={isBusy} onClick={() => void answer()}>
            {verb}
          </Button>
        </>
      }
    >
      <p className="pb-4">
        PdPnya tiada lagi pada masa itu dalam jadual ini. Yang sudah disahkan kekal seperti disahkan; guru
        dimaklumkan dan menghantar semula yang berpindah atau dilepaskan.
      </p>
      <SelectField
        id="semua"
        label="Bagi semua"
        value={forAll}
        options={allAnswers.map((value) => ({ value, label: answerNames[value] }))}
        onChange={({ target }) => setForAll(answerOf(target.value) ?? forAll)}
      />
      <ul className="mt-4 divide-y divide-line border-line border-y">
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
              onChange={({ target }) => setOthers((known) => chosen(known, promise.id, target.value))}
            />
          </li>
        ))}
      </ul>
      {count > promises.length && (
        <p className="pt-2 text-muted text-sm">{count - promises.length} lagi ikut pilihan bagi semua.</p>
      )}
      {problem && (
        <p role="alert" className="pt-3 text-danger text-sm">
          {problem}
        </p>
      )}
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
