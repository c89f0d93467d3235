import { useSyncExternalStore } from 'react';
import type { Lesson } from '../calls';
import type { Drag } from '../lifting';
import { ClassNowList } from './class-now-list';
import { MovingSchool } from './moving-school';
import { WholeSchool, type WholeSchoolProps } from './whole-school';

type SchoolViewProps = WholeSchoolProps & {
  /** Null for the whole week. */
  day: number | null;
  onShowClass: (classId: string) => void;
  moved: Lesson | undefined;
  drag: Drag;
  onEnd: () => void;
};

/** All classes: in one grid, or below one another where a grid would have to shrink. */
export function SchoolView(props: SchoolViewProps) {
  const { day, onShowClass, moved, drag, onEnd, ...school } = props;
  const { known, today } = school;
  if (useIsNarrow()) return <ClassNowList known={known} holds={today !== null} onShow={onShowClass} />;
  const weekdays = day === null ? school.weekdays : [day];
  return (
    <>
      {moved ? (
        <MovingSchool
          key={`${moved.id} ${moved.version}`}
          {...school}
          weekdays={weekdays}
          lesson={moved}
          drag={drag}
          onEnd={onEnd}
        />
      ) : (
        <WholeSchool {...school} weekdays={weekdays} />
      )}
    </>
  );
}

const narrow = '(width < 640px)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(narrow).matches,
  );
}
