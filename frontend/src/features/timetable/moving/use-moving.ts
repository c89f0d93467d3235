import { bestPlaces, isPossible, type Possible } from '@rules/timetable/domain/move-verdicts';
import { useMemo, useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { type Lesson, moveLessons } from '../calls';
import type { Known } from '../known';
import { periodsFor, verdictsFor } from '../movable-lessons';
import { timeWords } from '../timetable-words';
import { keyOf, type Target, targetsOf } from './targets';
import { lessonName, shortVerdict, verdictSentence } from './verdict-words';

export type Moving = ReturnType<typeof useMoving>;

/** A lesson that is lifted: what every place says, which one is looked at, and putting it there. */
export function useMoving(known: Known, lesson: Lesson, onEnd: () => void) {
  const { targets, best, words } = useMemo(() => {
    const verdicts = verdictsFor(known, lesson);
    const fullDays = new Set(
      known.lessons
        .filter(({ id, teachingSetId }) => id !== lesson.id && teachingSetId === lesson.teachingSetId)
        .map(({ weekday }) => weekday),
    );
    const all = targetsOf(verdicts, known.calendar.schoolWeekdays, periodsFor(known, lesson));
    return {
      targets: all,
      best: bestPlaces(verdicts, fullDays),
      // Once, not at each look at another place: the sentences name whoever is met.
      words: new Map(
        all.map((each) => [
          each.key,
          { short: shortVerdict(known, lesson, each), sentence: verdictSentence(known, lesson, each) },
        ]),
      ),
    };
  }, [known, lesson]);
  const [chosen, choose] = useState(() => keyOf(lesson.weekday, lesson));
  const changing = useMoves(known, lesson);
  const carryOut = (verdict: Possible) => void changing.send(verdict).then(onEnd, () => undefined);
  return {
    ...{ known, lesson, targets, best, words, chosen, choose, carryOut, end: onEnd, isBusy: changing.isBusy },
    target: targets.find(({ key }) => key === chosen),
    /** Puts it there where that is all there is to it; else the place is looked at first. */
    take: ({ key, verdict }: Target) => {
      const isLookedAt = key === chosen;
      choose(key);
      if (verdict && isPossible(verdict) && (verdict.kind !== 'chain' || isLookedAt)) carryOut(verdict);
      else if (verdict?.kind === 'origin' && isLookedAt) onEnd();
    },
  };
}

function useMoves(known: Known, lesson: Lesson) {
  const lessonOf = (id: string) => known.lessons.find((each) => each.id === id);
  return useChange(
    ({ moves }: Possible) =>
      moveLessons(
        known.timetable.id,
        moves.flatMap((move) => {
          const standing = lessonOf(move.id);
          return standing ? [{ ...move, version: standing.version, roomId: standing.roomId }] : [];
        }),
      ),
    {
      done: (_, { moves }) => {
        const [first, ...others] = moves;
        const also = others.length > 0 ? `, ${others.length} slot lain turut pindah` : '';
        return first && `${lessonName(known, lesson)} dipindahkan ke ${timeWords(first)}${also}.`;
      },
      changes: ['timetable'],
      undo: ({ items }) =>
        moveLessons(
          known.timetable.id,
          items.flatMap(({ id, version }) => {
            const before = lessonOf(id);
            return before ? [{ ...placeOf(before), id, version }] : [];
          }),
        ),
    },
  );
}

const placeOf = ({ weekday, cycleWeek, from, to, roomId }: Lesson) => ({
  weekday,
  cycleWeek,
  from,
  to,
  roomId,
});
