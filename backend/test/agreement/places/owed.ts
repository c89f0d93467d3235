import type { ToDo } from '../model/todo.ts';
import { type Place, peopleOf, type Said } from './place.ts';

/** Perlu dibuat: what of which week is late or came back. */
export const OWED: Place = {
  async read(school, asked) {
    const said: Said = {};
    for (const who of peopleOf(asked, 'teacher')) {
      const { items } = await school.read(who, '/api/my-week/owed');
      for (const { week, missing, returned } of items)
        if (missing > 0 || returned.length > 0)
          said[`${who} ${week}`] = `missing ${missing}, returned ${returned.length}`;
    }
    return said;
  },
  truth(truth) {
    const said: Said = {};
    for (const { person, lines } of truth.toDo) {
      const weeks = new Set(lines.flatMap((line) => (isOfWeek(line) ? [line.week] : [])));
      for (const week of weeks) {
        const own = lines.filter((line) => isOfWeek(line) && line.week === week);
        const missing = own.find(({ kind }) => kind === 'unsent');
        const returned = own.filter(({ kind }) => kind === 'returned').length;
        said[`${person} ${week}`] =
          `missing ${missing?.kind === 'unsent' ? missing.count : 0}, returned ${returned}`;
      }
    }
    return said;
  },
};

const isOfWeek = (line: ToDo): line is Extract<ToDo, { kind: 'unsent' | 'returned' }> =>
  line.kind === 'unsent' || line.kind === 'returned';
