import type { CurriculumNode } from '../calls';
import { everythingOpen, keyPressed, treeRows } from './tree-rows';

const node = (id: string, parentId: string | null, kind: CurriculumNode['kind'], levels = 0) =>
  ({ id, parentId, kind, code: id, text: id, descriptors: Array(levels).fill('Boleh') }) as CurriculumNode;

const nodes = [
  node('1.0', null, 'strand'),
  node('1.1', '1.0', 'content_standard', 6),
  node('1.1.1', '1.1', 'learning_standard'),
  node('2.0', null, 'strand'),
];
const shown = (...turned: string[]) => treeRows(nodes, new Set(turned)).map(({ id }) => id);

describe('the tree of a curriculum', () => {
  it('shows every standard, and the levels only once they are unfolded', () => {
    expect(shown()).toEqual(['1.0', '1.1', '1.1-tp', '1.1.1', '2.0']);
    expect(shown('1.1-tp')).toHaveLength(11);
    expect(shown(...everythingOpen(nodes))).toHaveLength(11);
    expect(shown('1.1')).toEqual(['1.0', '1.1', '2.0']);
    expect(shown('1.0')).toEqual(['1.0', '2.0']);
  });

  it.each([
    ['1.0', 'ArrowDown', { go: '1.1' }],
    ['1.1', 'ArrowUp', { go: '1.0' }],
    ['1.1', 'End', { go: '2.0' }],
    ['2.0', 'Home', { go: '1.0' }],
    ['1.1-tp', 'ArrowRight', { turn: '1.1-tp' }],
    ['1.0', 'ArrowRight', { go: '1.1' }],
    ['1.1', 'ArrowLeft', { turn: '1.1' }],
    ['1.1.1', 'ArrowLeft', { go: '1.1' }],
    ['1.1', 'Enter', { turn: '1.1' }],
    ['1.1.1', ' ', undefined],
    ['2.0', 'ArrowRight', undefined],
    ['2.0', 'x', undefined],
  ])('from %s %s leads where trees lead', (from, key, expected) => {
    expect(keyPressed(treeRows(nodes, new Set()), from, key)).toEqual(expected);
  });
});
