import { useChange } from '../queries/use-change';
import { type Noun, refusalWords } from './noun';

/** One of a noun is deleted, with its way back. */
export function useDeletion<Content, Row extends Readonly<{ id: string }>>(noun: Noun<Content, Row>) {
  const { calls, one, nameOf, refused } = noun;
  return useChange(({ id }: Row) => calls.remove(id), {
    done: (_nothing, row) => `${one} ${nameOf(row)} dipadam.`,
    changes: calls.changes,
    words: refusalWords(refused),
    undo: (_nothing, { id }) => calls.restore(id),
  });
}
