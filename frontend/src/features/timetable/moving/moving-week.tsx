import { useIsWide } from '../../../ui/use-is-wide';
import type { Lesson } from '../calls';
import { DayList } from '../day-list';
import type { Drag } from '../lifting';
import { WeekColumns, type WeekProps } from '../week-columns';
import { DraggedLesson } from './dragged-lesson';
import { MovingKeys } from './moving-keys';
import { MovingPanel } from './moving-panel';
import { MovingSheet } from './moving-sheet';
import { TargetColumn } from './target-column';
import { useMoving } from './use-moving';

type MovingWeekProps = { week: WeekProps; lesson: Lesson; drag: Drag; onEnd: () => void };

/** A week while one of its lessons is lifted: each place says what putting it there means. */
export function MovingWeek({ week, lesson, drag, onEnd }: MovingWeekProps) {
  const moving = useMoving(week.known, lesson, onEnd);
  if (!useIsWide())
    return (
      <div className="min-w-0 flex-1">
        <WeekColumns {...week} />
        <DayList {...week} />
        <MovingSheet moving={moving} />
      </div>
    );
  return (
    <MovingKeys moving={moving} layout="days" className="flex min-w-0 flex-1 items-start gap-6">
      <div className="min-w-0 flex-1">
        <WeekColumns
          {...week}
          onAdd={undefined}
          over={(weekday, placeOf) => <TargetColumn moving={moving} weekday={weekday} placeOf={placeOf} />}
        />
      </div>
      <MovingPanel moving={moving} />
      <DraggedLesson moving={moving} drag={drag} />
    </MovingKeys>
  );
}
