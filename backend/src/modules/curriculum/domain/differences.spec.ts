import { differences } from './differences.js';
import type { NodeKind } from './node.js';

const node = (
  id: string,
  kind: NodeKind,
  code: string | null,
  text: string,
  parentId: string | null,
  position = 1,
) => ({
  id,
  editionId: 'e',
  parentId,
  kind,
  code,
  text,
  position,
  descriptors: [],
});
const strand = node('a', 'strand', null, 'Kebun', null);
const content = node('b', 'content_standard', '1.1', 'Tanah', 'a');
const learning = (code: string, text: string, position: number) =>
  node(code, 'learning_standard', code, text, 'b', position);

it('a newer edition has things added, gone, said otherwise and moved', () => {
  const before = [
    strand,
    content,
    learning('1.1.1', 'Menyiram', 1),
    learning('1.1.2', 'Merekod', 2),
    learning('1.1.3', 'Menimbang', 3),
  ];
  const after = [
    strand,
    content,
    learning('1.1.1', 'Menyiram pokok', 1),
    learning('1.1.4', 'Menimbang', 2),
    learning('1.1.5', 'Melakar', 3),
  ];
  const { added, gone, changed, moved } = differences(before, after);
  expect(added.map(({ code }) => code)).toEqual(['1.1.5']);
  expect(gone.map(({ code }) => code)).toEqual(['1.1.2']);
  expect(changed.map((pair) => [pair.before.text, pair.after.text])).toEqual([
    ['Menyiram', 'Menyiram pokok'],
  ]);
  expect(moved.map((pair) => [pair.before.code, pair.after.code])).toEqual([['1.1.3', '1.1.4']]);
});

it('the same edition has nothing otherwise', () => {
  const nodes = [strand, content, learning('1.1.1', 'Menyiram', 1)];
  expect(differences(nodes, nodes)).toEqual({ added: [], gone: [], changed: [], moved: [] });
});
