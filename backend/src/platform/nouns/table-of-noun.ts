import type { Noun } from './noun.js';

/** Whether what is chosen from are numbers. */
export const areNumbers = (of: readonly string[] | readonly number[]): of is readonly number[] =>
  typeof of[0] === 'number';

/** The columns of its content, in the order in which the fields are declared; `startTime` stands in `start_time`. */
export function contentColumns({ fields, byServer }: Pick<Noun, 'fields' | 'byServer'>) {
  return Object.entries({ ...fields, ...byServer }).map(([name, field]) => {
    const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return { name, field, column: field.more.column ?? column };
  });
}

/** All columns of its table, in the order in which a file has them. */
export function columnNames(of: Noun): string[] {
  const content = contentColumns(of).map(({ column }) => column);
  const owner = of.rows === 'own' ? ['author_id'] : [];
  const state = ['created_at', 'updated_at', 'deleted_at', ...of.state];
  return ['school_id', 'id', ...owner, 'version', ...content, ...state];
}
