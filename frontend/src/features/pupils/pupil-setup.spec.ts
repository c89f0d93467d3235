import { pupilsState } from './pupil-setup';

describe('What a school still needs of its pupils', () => {
  it('waits for classes, then asks for a list', () => {
    expect(pupilsState(0, { pupils: 0, unplaced: 0 }).kind).toBe('waiting');
    expect(pupilsState(2, { pupils: 0, unplaced: 0 })).toMatchObject({
      ...{ kind: 'open', verb: 'Import murid', to: '/murid?import=baharu' },
    });
  });

  it('counts who is in no class, and leads to them', () => {
    expect(pupilsState(12, { pupils: 360, unplaced: 12 })).toEqual({
      kind: 'open',
      sentence: '348 dalam kelas, 12 tanpa kelas',
      verb: 'Letak 12 murid',
      to: '/murid?kelas=tiada',
    });
    expect(pupilsState(12, { pupils: 360, unplaced: 0 })).toEqual({
      kind: 'done',
      sentence: '360 murid dalam kelas',
    });
  });
});
