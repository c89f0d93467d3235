import type { Clash } from '@rules/timetable/domain/clashes';
import { useState } from 'react';
import { newOverrideBounds } from '../../api/bounds/new-override';
import { ReasonDialog } from '../../forms/reason-dialog';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { DefinitionList } from '../../ui/definition-list';
import { SidePanel } from '../../ui/side-panel';
import { deleteLesson, type Lesson, overrideLessons, restoreLesson, takeBackOverride } from './calls';
import { FreeTimes } from './free-times-list';
import type { Known, Whose } from './known';
import { LessonForm } from './lesson-form';
import { newText, textOf } from './lesson-text';
import { audienceOf, clashWords, peopleWords, roomName, subjectWords, timeWords } from './timetable-words';

type LessonPanelProps = {
  known: Known;
  lesson: Lesson;
  clashes: readonly Clash[];
  mayEdit: boolean;
  onLift: () => void;
  onClose: () => void;
};

/** One lesson: to read, or where it may be, to change, to move and to let stand beside others. */
export function LessonPanel({ known, lesson, clashes, mayEdit, onLift, onClose }: LessonPanelProps) {
  const title = [subjectWords(known, lesson), audienceOf(known, lesson)].filter(Boolean).join(', ');
  const deletion = useChange(() => deleteLesson(lesson.id), {
    done: `${title} dipadam.`,
    changes: ['timetable'],
    undo: () => restoreLesson(lesson.id),
  });
  const override = known.overrides.find(({ id }) => id === lesson.overrideId);
  return (
    <SidePanel title={title} onClose={onClose}>
      {!mayEdit && <Facts known={known} lesson={lesson} />}
      {clashes.length > 0 && (
        <Banner tone="danger" title="Bertindih">
          {clashes.map((clash) => clashWords(known, clash, lesson.id)).join(' ')}
        </Banner>
      )}
      {override && (
        <Banner tone="warning" title="Dibenarkan bertindih">
          <span dir="auto">{override.reason}</span>
        </Banner>
      )}
      {mayEdit && (
        <>
          <Button variant="secondary" aria-keyshortcuts="M" className="mt-3 w-full" onClick={onLift}>
            Pindah ke …
          </Button>
          <FreeTimes known={known} lesson={lesson} />
          {clashes.length > 0 && <Overriding known={known} clashes={clashes} />}
          {override && <TakeBack overrideId={override.id} />}
          <h3 className="pt-5 pb-2 font-semibold">Butiran</h3>
          <LessonForm
            key={`${lesson.id}${lesson.version}`}
            known={known}
            begun={textOf(lesson)}
            edited={lesson}
            onDone={onClose}
          />
          <Button
            variant="danger"
            size="small"
            icon="delete"
            className="mt-6"
            busy={deletion.isBusy}
            onClick={() => void deletion.send().then(onClose)}
          >
            Padam daripada jadual
          </Button>
        </>
      )}
    </SidePanel>
  );
}

type NewLessonPanelProps = { known: Known; whose: Whose; at: string; onClose: () => void };

/** Something new in a free place. */
export function NewLessonPanel({ known, whose, at, onClose }: NewLessonPanelProps) {
  return (
    <SidePanel title="Tambah dalam jadual" onClose={onClose}>
      <LessonForm known={known} whose={whose} begun={newText(known, whose, at)} onDone={onClose} />
    </SidePanel>
  );
}

function Facts({ known, lesson }: { known: Known; lesson: Lesson }) {
  const room = roomName(known, lesson.roomId);
  return (
    <DefinitionList
      isNarrow
      items={[
        { term: 'Masa', value: timeWords(lesson) },
        { term: 'Guru', value: peopleWords(known, lesson) || 'Belum dinamakan' },
        ...(room ? [{ term: 'Bilik', value: room }] : []),
      ]}
    />
  );
}

/** Lets all that meet here stand at one time. */
function Overriding({ known, clashes }: { known: Known; clashes: readonly Clash[] }) {
  const [isOpen, setOpen] = useState(false);
  const lessonIds = [...new Set(clashes.flatMap((clash) => clash.lessonIds))];
  const saving = useChange(
    (reason: string, newId) =>
      overrideLessons(known.timetable.id, { id: newId(), reason: reason.trim(), lessonIds }),
    {
      done: 'Pertindihan dibenarkan.',
      changes: ['timetable'],
      undo: ({ id }) => takeBackOverride(id),
    },
  );
  const form = useForm({
    bounds: newOverrideBounds,
    begun: { reason: '' },
    check: ({ reason }) => (reason.trim() ? [] : [{ field: 'reason', message: 'Sila tulis sebabnya.' }]),
    send: ({ reason }) => saving.send(reason),
    onSent: () => setOpen(false),
  });
  return (
    <>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
        Benarkan dengan sebab
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Benarkan ${lessonIds.length} slot bertindih`}
          verb="Benarkan"
          help="Sebab ini kekal kelihatan pada setiap slot yang terlibat."
          form={form}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function TakeBack({ overrideId }: { overrideId: string }) {
  const taking = useChange(() => takeBackOverride(overrideId), {
    done: 'Kebenaran ditarik balik.',
    changes: ['timetable'],
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className="mt-3"
      busy={taking.isBusy}
      onClick={() => taking.make()}
    >
      Tarik balik kebenaran
    </Button>
  );
}
