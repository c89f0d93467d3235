import { LESSON_STATUSES, notMastered } from '@rules/lesson-plans/domain/reflection';
import { useQuery } from '@tanstack/react-query';
import type { Editing } from '../../records/record-form';
import type { Owner } from '../../session/owner';
import { malaysianDate } from '../../ui/format';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { TextareaField } from '../../ui/textarea-field';
import { lessonsQuery, type ReflectedPlan } from './calls';
import { beginEntry, type DeskEntry, sentenceOf, withMastered, withPresent, withResult } from './desk';
import { NumberStepper } from './number-stepper';
import { type ReflectionFields, statusWords } from './reflection-kind';
import { ResultChips } from './result-chips';
import { SentenceOffer } from './sentence-offer';
import { offeredOf, templatesQuery } from './templates/calls';
import { useMinute } from './use-minute';

export type ReflectionPartProps = {
  owner: Owner;
  planId: string;
  /** Null where this device does not know it. */
  lesson: ReflectedPlan | null;
  refusal?: string;
  /** As far as this device knows nothing is noted: then it opens without a network, too. */
  isUnnoted: boolean;
  /** Within the form of its plan, whose parts are marked. */
  isPart?: boolean;
  /** What the sentence says by now. */
  onText?: (text: string) => void;
  /** The server has taken something of it. */
  onStored?: () => void;
};

type ReflectionFieldsetProps = Editing<ReflectionFields> & ReflectionPartProps;

/** Numbers in taps, the result, and the sentence as it is stored. */
export function ReflectionFieldset(props: ReflectionFieldsetProps) {
  const { text, errors, edit, field, lesson, isPart, onText } = props;
  const { pupils, begun, change } = useEntry(props);
  const left = notMastered(text);
  const write = (sentence: string) => {
    edit({ text: sentence });
    onText?.(sentence);
  };
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Pelaksanaan"
        value={text.status}
        onChange={({ target }) => {
          const status = LESSON_STATUSES.find((each) => each === target.value) ?? 'taught';
          edit(
            status === 'taught'
              ? { status, reason: '' }
              : { status, present: null, mastered: null, result: null },
          );
        }}
        options={LESSON_STATUSES.map((value) => ({ value, label: statusWords[value] }))}
      />
      {text.status === 'taught' ? (
        <>
          <div className={isPart ? 'grid gap-4 lg:grid-cols-2 lg:gap-8' : 'contents'}>
            <NumberStepper
              label="Hadir"
              of="refleksi"
              note={pupils === null ? undefined : `${pupils} murid`}
              value={text.present}
              start={pupils}
              error={errors.present}
              onChange={(present) => change(withPresent(begun, present))}
            />
            <NumberStepper
              label="Menguasai"
              of="refleksi"
              note={left === null || left < 0 ? undefined : `${left} belum`}
              value={text.mastered}
              start={begun.present}
              error={errors.mastered}
              onChange={(mastered) => change(withMastered(begun, mastered))}
            />
          </div>
          <ResultChips
            label="Hasil"
            value={text.result}
            onChange={(result) => change(withResult(begun, result))}
          />
        </>
      ) : (
        <TextField {...field('reason')} />
      )}
      <TextareaField
        {...field('text')}
        label={isPart ? 'Ayat refleksi *' : 'Refleksi'}
        dir="auto"
        onChange={({ target }) => write(target.value)}
      />
      {lesson && <SentenceOffer plan={lesson} reflection={text} onUse={write} />}
    </div>
  );
}

/** What is tapped: an untouched one begins as the class is, and the sentence follows until somebody writes another. */
function useEntry({ text, edit, lesson, planId, onText }: ReflectionFieldsetProps) {
  const { data: lessons = [] } = useQuery(lessonsQuery(malaysianDate(useMinute())));
  const { data: templates = [] } = useQuery(templatesQuery);
  const known = lessons.find(({ plan }) => plan.id === planId) ?? { pupils: null, counted: null };
  const { present, mastered, result } = text;
  const standing: DeskEntry = { present, mastered, result, text: null };
  const isUntouched = present === null && mastered === null && result === null;
  const proposal = (entry: DeskEntry) =>
    lesson ? sentenceOf({ plan: lesson }, { ...entry, text: null }, offeredOf(templates)) : '';
  function change(next: DeskEntry) {
    const isProposed = text.text.trim() === '' || text.text === proposal(standing);
    const sentence = isProposed ? proposal(next) : text.text;
    edit({ present: next.present, mastered: next.mastered, result: next.result, text: sentence });
    onText?.(sentence);
  }
  return { pupils: known.pupils, begun: isUntouched ? beginEntry(known) : standing, change };
}
