import {
  BLANK_REFLECTION,
  hasBegun,
  LESSON_STATUSES,
  proposedResult,
} from '@rules/lesson-plans/domain/reflection';
import { useQuery } from '@tanstack/react-query';
import { openBlank } from '../../records/open-record';
import { openingQuery } from '../../records/opening-query';
import { type Editing, RecordForm } from '../../records/record-form';
import type { Owner } from '../../session/owner';
import { ErrorState } from '../../ui/error-state';
import { formatTime, formatWeekday } from '../../ui/format';
import { SelectField } from '../../ui/select-field';
import { SkeletonRows } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { TextareaField } from '../../ui/textarea-field';
import type { LessonToReflect } from './api';
import { NumberStepper } from './number-stepper';
import { type ReflectionFields, reflectionKind, statusWords } from './reflection-kind';
import { ResultChips } from './result-chips';
import { SentenceOffer } from './sentence-offer';
import { useMinute } from './use-minute';

type ReflectionPartProps = {
  owner: Owner;
  planId: string;
  /** Null where this device does not know it. */
  lesson: LessonToReflect['plan'] | null;
  refusal?: string;
};

/** What happened in one lesson, as a record of its own beside the plan. Closed until the lesson begins. */
export function ReflectionPart({ owner, planId, lesson, refusal }: ReflectionPartProps) {
  const now = useMinute();
  const opening = useQuery(openingQuery(reflectionKind, owner, planId));
  if (opening.isPending) return <SkeletonRows label="Memuatkan refleksi…" />;
  const found = opening.data;
  if (!found || found.kind === 'unreachable')
    return (
      <ErrorState
        title="Refleksi tidak dapat dibuka"
        onRetry={() => void opening.refetch()}
        retrying={opening.isFetching}
      >
        Pelayan tidak dapat dihubungi. Yang sudah disimpan selamat di pelayan.
      </ErrorState>
    );
  if (found.kind === 'missing' && lesson && !hasBegun(lesson, now.getTime()))
    return (
      <p className="rounded-md bg-sunken p-3 text-muted">
        Boleh diisi selepas {formatTime(lesson.startTime)}, {formatWeekday(lesson.date)}.
      </p>
    );
  return (
    <RecordForm
      kind={reflectionKind}
      owner={owner}
      recordId={planId}
      opened={found.kind === 'opened' ? found.state : openBlank(BLANK_REFLECTION)}
      refusal={refusal}
      label="Refleksi"
      head={() => null}
      sheet={() => null}
    >
      {(editing) => <ReflectionFieldset {...editing} lesson={lesson} />}
    </RecordForm>
  );
}

type ReflectionFieldsetProps = Editing<ReflectionFields> & Pick<ReflectionPartProps, 'lesson'>;

function ReflectionFieldset({ text, errors, edit, field, lesson }: ReflectionFieldsetProps) {
  const changeNumbers = (numbers: Pick<ReflectionFields, 'present' | 'mastered'>) =>
    edit({ ...numbers, result: proposedResult(numbers) ?? text.result });
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
          <NumberStepper
            label="Hadir"
            of="refleksi"
            value={text.present}
            error={errors.present}
            onChange={(present) =>
              changeNumbers({ present, mastered: present === null ? null : text.mastered })
            }
          />
          <NumberStepper
            label="Menguasai"
            of="refleksi"
            value={text.mastered}
            error={errors.mastered}
            onChange={(mastered) => changeNumbers({ present: text.present, mastered })}
          />
          <ResultChips label="Hasil" value={text.result} onChange={(result) => edit({ result })} />
        </>
      ) : (
        <TextField {...field('reason')} />
      )}
      <TextareaField {...field('text')} dir="auto" />
      {lesson && (
        <SentenceOffer plan={lesson} reflection={text} onUse={(sentence) => edit({ text: sentence })} />
      )}
    </div>
  );
}
