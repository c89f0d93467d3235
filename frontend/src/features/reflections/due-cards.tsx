import { notMastered } from '@rules/lesson-plans/domain/reflection';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { TextareaField } from '../../ui/textarea-field';
import type { LessonToReflect } from './calls';
import { withMastered, withPresent, withResult } from './desk';
import { lessonAim, lessonTime, lessonTitle } from './lesson-words';
import { NumberStepper } from './number-stepper';
import { ResultChips } from './result-chips';
import type { DeskWork } from './use-desk';

/** One lesson stands open; once it is stored, the next one opens by itself. */
export function DueCards({ work, now }: { work: DeskWork; now: Date }) {
  const { due } = work.desk;
  const [chosenId, setChosenId] = useState<string>();
  const openId = due.some(({ plan }) => plan.id === chosenId) ? chosenId : due[0]?.plan.id;
  return (
    <ul className="flex flex-col gap-3">
      {due.map((lesson) =>
        lesson.plan.id === openId ? (
          <li key={lesson.plan.id} className="rounded-lg border border-accent bg-raised p-4">
            <OpenCard {...{ lesson, work, now }} onStore={(one) => void work.store([one])} />
          </li>
        ) : (
          <li key={lesson.plan.id} className="border-line border-b">
            <button
              type="button"
              className="flex w-full items-center justify-between gap-3 py-3 text-left"
              onClick={() => setChosenId(lesson.plan.id)}
            >
              <span className="min-w-0">
                <span className="block font-medium">{lessonTitle(lesson.plan)}</span>
                <span className="block truncate text-muted text-sm">{lessonAim(lesson)}</span>
              </span>
              <span className="flex shrink-0 items-center gap-2 text-muted text-sm">
                {lessonTime(lesson.plan, now)}
                <Icon name="down" />
              </span>
            </button>
          </li>
        ),
      )}
    </ul>
  );
}

type OpenCardProps = {
  lesson: LessonToReflect;
  work: DeskWork;
  now: Date;
  onStore: (lesson: LessonToReflect) => void;
};

/** All that is noted of one lesson, in taps. */
export function OpenCard({ lesson, work, now, onStore }: OpenCardProps) {
  const [isWriting, setWriting] = useState(false);
  const entry = work.entryOf(lesson);
  const errors = work.errors(lesson);
  const title = lessonTitle(lesson.plan);
  const left = notMastered(entry);
  const sentence = work.sentence(lesson);
  const mayStore = work.ready.includes(lesson);
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <header>
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="font-semibold">{title}</h2>
          <span className="shrink-0 text-muted text-sm">{lessonTime(lesson.plan, now)}</span>
        </div>
        <p className="text-muted text-sm">{lessonAim(lesson)}</p>
      </header>
      <NumberStepper
        label="Hadir"
        of={title}
        value={entry.present}
        error={errors.present}
        onChange={(present) => work.change(lesson, withPresent(entry, present))}
      />
      <NumberStepper
        label="Menguasai"
        note={left === null || left < 0 ? undefined : `${left} belum`}
        of={title}
        value={entry.mastered}
        error={errors.mastered}
        onChange={(mastered) => work.change(lesson, withMastered(entry, mastered))}
      />
      <ResultChips
        label={`Hasil, ${title}`}
        value={entry.result}
        onChange={(result) => work.change(lesson, withResult(entry, result))}
      />
      {isWriting ? (
        <TextareaField
          label="Ayat refleksi"
          dir="auto"
          value={sentence}
          onChange={({ target }) => work.change(lesson, { ...entry, text: target.value })}
        />
      ) : (
        sentence && (
          <p dir="auto" className="whitespace-pre-wrap rounded-md bg-sunken p-3">
            {sentence}
          </p>
        )
      )}
      <div className="flex gap-2">
        <Button
          variant="secondary"
          icon="edit"
          aria-pressed={isWriting}
          onClick={() => setWriting(!isWriting)}
        >
          {sentence ? 'Ubah ayat' : 'Tulis ayat'}
        </Button>
        <Button className="flex-1" busy={work.isStoring} disabled={!mayStore} onClick={() => onStore(lesson)}>
          Simpan
        </Button>
      </div>
    </section>
  );
}
