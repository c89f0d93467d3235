import { shortNames } from './short-names.js';

const shortOf = (...names: string[]) => [...shortNames(names).values()];

describe('short names of classes', () => {
  it('keep the number whole, and as many letters as tell them apart', () => {
    expect(shortOf('1 Bestari', '2 Bestari', '1 Amanah')).toEqual(['1 Bes', '2 Bes', '1 Ama']);
    expect(shortOf('5 Cemerlang', '5 Cempaka', '5 Cekal')).toEqual(['5 Ceme', '5 Cemp', '5 Cek']);
    expect(shortOf('1 A', '1 Ab')).toEqual(['1 A', '1 Ab']);
  });

  it('part no sign of any script', () => {
    expect(shortOf('1 வளர்மதி', '一年级孝')).toEqual(['1 வளர்', '一年级']);
  });

  it('are the names themselves where nothing tells them apart sooner', () => {
    expect(shortOf('Kelab Bola', 'Kelab Bola Jaring')).toEqual(['Kelab Bola', 'Kelab Bola J']);
  });
});
