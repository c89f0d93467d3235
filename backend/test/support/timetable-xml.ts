import type {
  FileName,
  FilePlace,
  TimetableFile,
} from '../../src/modules/timetable/domain/import/timetable-file.js';

type Row = Readonly<Record<string, string | number | null>>;

/** The file as the timetable program writes it: UTF-8 with a mark, CRLF. */
export function timetableXml({
  periods,
  days,
  weeks,
  terms,
  lessons,
  cards,
  ...names
}: TimetableFile): Buffer {
  const mask = (places: readonly FilePlace[], marked: readonly number[]) =>
    places.map(({ number }) => (marked.includes(number) ? '1' : '0')).join('');
  const defs = (attribute: string, places: readonly FilePlace[]) =>
    places.map(({ number, name }) => ({
      id: `${attribute}${number}`,
      name,
      [attribute]: mask(places, [number]),
    }));
  const any = {
    id: 'any',
    name: 'Mana-mana',
    days: days.map(({ number }) => mask(days, [number])).join(','),
  };
  const tables: readonly (readonly [table: string, row: string, rows: readonly Row[]])[] = [
    [
      'periods',
      'period',
      periods.map(({ number, name, from, to }) => ({
        period: number,
        name,
        starttime: clock(from),
        endtime: clock(to),
      })),
    ],
    ['daysdefs', 'daysdef', [any, ...defs('days', days)]],
    ['weeksdefs', 'weeksdef', defs('weeks', weeks)],
    ['termsdefs', 'termsdef', defs('terms', terms)],
    ['subjects', 'subject', names.subjects.map(nameRow)],
    ['teachers', 'teacher', names.teachers.map(nameRow)],
    ['classrooms', 'classroom', names.rooms.map(nameRow)],
    ['classes', 'class', names.classes.map((each) => ({ ...nameRow(each), teacherid: each.teacherId }))],
    [
      'groups',
      'group',
      names.groups.map(({ id, classId, name, isEntireClass, division }) => ({
        id,
        name,
        classid: classId,
        entireclass: isEntireClass ? 1 : 0,
        divisiontag: division,
      })),
    ],
    [
      'lessons',
      'lesson',
      lessons.map((lesson) => ({
        id: lesson.id,
        subjectid: lesson.subjectId,
        classids: lesson.classIds.join(','),
        groupids: lesson.groupIds.join(','),
        teacherids: lesson.teacherIds.join(','),
        periodspercard: lesson.periodsPerCard,
        periodsperweek: lesson.periodsPerWeek?.toFixed(1) ?? null,
      })),
    ],
    [
      'cards',
      'card',
      cards.map((card) => ({
        lessonid: card.lessonId,
        period: card.period,
        days: mask(days, card.days),
        weeks: mask(weeks, card.weeks),
        terms: mask(terms, card.terms),
        classroomids: card.roomIds.join(','),
      })),
    ],
  ];
  const lines = tables.flatMap(([table, row, rows]) => [
    `<${table} options="canadd" columns="${Object.keys(rows[0] ?? {}).join(',')}">`,
    ...rows.map((each) => `<${row} ${attributes(each)}/>`),
    `</${table}>`,
  ]);
  const whole = ['<?xml version="1.0" encoding="UTF-8"?>', '<timetable>', ...lines, '</timetable>'];
  return Buffer.from(`\uFEFF${whole.join('\r\n')}`);
}

function nameRow({ id, name, short }: FileName) {
  return { id, name, short };
}

function clock(minutes: number | null): string {
  return minutes === null ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

function attributes(row: Row): string {
  return Object.entries(row)
    .map(([name, value]) => `${name}="${escaped(String(value ?? ''))}"`)
    .join(' ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
