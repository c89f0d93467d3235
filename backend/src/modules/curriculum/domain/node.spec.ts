import { byCode, inReadingOrder, kindUnder, type NodeRow, nextPosition, problemsOfNode } from './node.js';

const node = (id: string, differing: Partial<NodeRow> = {}) => ({
  id,
  editionId: 'e',
  parentId: null,
  kind: 'strand' as const,
  code: null,
  text: id,
  position: 1,
  descriptors: [],
  ...differing,
});
const STRAND = node('strand', { code: '1.0' });
const CONTENT = node('content', { parentId: 'strand', kind: 'content_standard', code: '1.1' });
const LEARNING = node('learning', { parentId: 'content', kind: 'learning_standard', code: '1.1.1' });
const others = [STRAND, CONTENT, LEARNING];

const problemOf = (sent: Partial<NodeRow>, standing: NodeRow | null = null) =>
  problemsOfNode({ ...node('new'), ...sent }, { others, standing })[0];

describe('a node of a curriculum', () => {
  it('is a strand at the top, a content standard under it, a learning standard under that', () => {
    expect([null, STRAND, CONTENT, LEARNING].map(kindUnder)).toEqual([
      'strand',
      'content_standard',
      'learning_standard',
      null,
    ]);
  });

  it.each<[string, Partial<NodeRow>, string | undefined]>([
    ['a strand without a code', {}, undefined],
    ['a standard without a code', { parentId: 'strand' }, 'code'],
    ['a standard whose code stands already', { parentId: 'strand', code: '1.1' }, 'code'],
    ['a standard with a code of its own', { parentId: 'strand', code: '1.2' }, undefined],
    ['a learning standard of another standard’s code', { parentId: 'content', code: '1.2.1' }, 'code'],
    ['a learning standard below its standard’s code', { parentId: 'content', code: '1.1.2' }, undefined],
    ['anything under a learning standard', { parentId: 'learning', code: '1.1.1.1' }, 'parentId'],
    ['anything under what is not there', { parentId: 'nothing', code: '1.1' }, 'parentId'],
  ])('%s', (_, sent, field) => expect(problemOf(sent)?.field).toBe(field));

  it('stays where it was added', () => {
    expect(problemOf({ parentId: 'strand', code: '1.2' }, STRAND)?.field).toBe('parentId');
  });

  it('comes behind those beside it, and is read before what stands under it', () => {
    expect(nextPosition('strand', others)).toBe(2);
    const second = node('second', { parentId: 'strand', position: 2 });
    expect(inReadingOrder([LEARNING, second, CONTENT, STRAND]).map(({ id }) => id)).toEqual([
      'strand',
      'content',
      'learning',
      'second',
    ]);
  });

  it('is ordered by its code as people count', () => {
    expect(['1.10', '1.2.1', null, '1.2'].toSorted(byCode)).toEqual([null, '1.2', '1.2.1', '1.10']);
  });
});
