import type { Lesson, Room, Timetable, TimetableSet } from '../calls';
import type { Known } from '../known';
import type { PersonalLesson, PersonalTimetable } from './calls';

const OF_NO_VERSION = { version: 0, updatedAt: '', deletedAt: null };

const wordsId = ({ className, subject }: PersonalLesson) => JSON.stringify([className, subject]);

/** A week of one's own as the page draws that of a school: what is told in words is a set of these words. */
export function knownOfPersonal(
  { lessons, sets }: PersonalTimetable,
  around: Pick<Known, 'year' | 'calendar' | 'classes' | 'people'>,
  personId: string,
): Known {
  const isKnown = (id: string | null) => id !== null && sets.some((set) => set.id === id);
  const inWords = lessons.filter(({ teachingSetId }) => !isKnown(teachingSetId));
  const timetable: Timetable = {
    ...OF_NO_VERSION,
    ...{ id: 'own', academicYearId: around.year.id, name: 'Jadual sendiri' },
    ...{ startsOn: null, lastDay: null, publishedAt: null, backdatingReason: null },
  };
  const rooms = [...new Set(lessons.map(({ room }) => room))].filter(Boolean);
  return {
    ...around,
    timetables: [],
    timetable,
    sets: [...sets, ...[...new Map(inWords.map((each) => [wordsId(each), each])).values()].map(setOfWords)],
    rooms: rooms.map((name): Room => ({ ...OF_NO_VERSION, id: name, name, kind: null, capacity: null })),
    overrides: [],
    lessons: lessons.map((lesson) => drawn(lesson, isKnown(lesson.teachingSetId), personId)),
  };

  function setOfWords(lesson: PersonalLesson): TimetableSet {
    const named = around.classes.find(({ name }) => name.toLowerCase() === lesson.className.toLowerCase());
    return {
      ...{
        id: wordsId(lesson),
        name: lesson.className,
        leadIds: [personId],
        teacherIds: [personId],
        religion: null,
      },
      ...{ subjectName: lesson.subject, subjectCode: lesson.subject, periodsAWeek: null },
      roomNeed: null,
      parts: named ? [{ classId: named.id, groupId: null }] : [],
    };
  }
}

function drawn(lesson: PersonalLesson, isOfSet: boolean, personId: string): Lesson {
  const { id, version, weekday, cycleWeek, from, to, room, teachingSetId } = lesson;
  return {
    ...OF_NO_VERSION,
    ...{ id, version, timetableId: 'own', kind: 'lesson', title: null, weekday, cycleWeek, from, to },
    teachingSetId: isOfSet ? teachingSetId : wordsId(lesson),
    ...{ roomId: room || null, teacherIds: [personId], classIds: [], isPinned: false, overrideId: null },
  };
}
