import { useIsWide } from '../../../ui/use-is-wide';
import type { Lesson } from '../calls';
import { placed } from '../known';
import type { Drag } from '../lifting';
import { DraggedLesson } from '../moving/dragged-lesson';
import { MovingKeys } from '../moving/moving-keys';
import { MovingPanel } from '../moving/moving-panel';
import { MovingSheet } from '../moving/moving-sheet';
import { TargetButton } from '../moving/target-button';
import { type Moving, useMoving } from '../moving/use-moving';
import type { SchoolGroup } from './school-grid';
import { WholeSchool, type WholeSchoolProps } from './whole-school';

type MovingSchoolProps = WholeSchoolProps & { lesson: Lesson; drag: Drag; onEnd: () => void };

/** The whole school while a lesson is lifted: the places are in the row of its class. */
export function MovingSchool({ lesson, drag, onEnd, ...school }: MovingSchoolProps) {
  const { known } = school;
  const moving = useMoving(known, lesson, onEnd);
  const isWide = useIsWide();
  if (!isWide)
    return (
      <>
        <WholeSchool {...school} />
        <MovingSheet moving={moving} />
      </>
    );
  const classId = placed(known, lesson).resources.find(({ kind }) => kind === 'class')?.id ?? '';
  const isNarrow = school.weekdays.length > 1;
  return (
    <MovingKeys moving={moving} layout="row" className="flex min-w-0 items-start gap-6">
      <div className="min-w-0 flex-1">
        <WholeSchool
          {...school}
          chosenId={lesson.id}
          over={{ classId, cells: (group) => <Places moving={moving} group={group} isNarrow={isNarrow} /> }}
        />
      </div>
      <MovingPanel moving={moving} />
      <DraggedLesson moving={moving} drag={drag} />
    </MovingKeys>
  );
}

type PlacesProps = { moving: Moving; group: SchoolGroup; isNarrow: boolean };

function Places({ moving, group, isNarrow }: PlacesProps) {
  return moving.targets.map((target) => {
    const day = group.days.find(({ weekday }) => weekday === target.weekday);
    const at = day?.rows.findIndex(({ from }) => from === target.period.from) ?? -1;
    if (!day || at === -1) return null;
    return (
      <TargetButton
        key={target.key}
        moving={moving}
        target={target}
        isNarrow={isNarrow}
        isCell
        style={{ gridColumn: day.column + at + 2, gridRow: 1 }}
      />
    );
  });
}
