import { type PanelContent, problemsOfPanel } from './panel.js';

const around = {
  standing: null,
  others: [{ subjectId: 'science' }],
  subjectIds: ['malay', 'science'],
  personIds: ['aminah', 'kavitha'],
};
const panel: PanelContent = {
  academicYearId: '2026',
  subjectId: 'malay',
  headId: 'aminah',
  memberIds: ['aminah', 'kavitha'],
};
const fieldsOf = (content: PanelContent, standing: PanelContent | null = null) =>
  problemsOfPanel(content, { ...around, standing }).map(({ field }) => field);

describe('A panel', () => {
  it.each([
    ['with a head among its members', panel],
    ['without a head', { ...panel, headId: null }],
    ['of nobody yet', { ...panel, headId: null, memberIds: [] }],
  ])('%s stands', (_how, content) => {
    expect(fieldsOf(content)).toEqual([]);
  });

  it.each([
    ['a head who is no member', { memberIds: ['kavitha'] }, ['headId']],
    ['somebody of another school', { memberIds: ['aminah', 'azman'] }, ['memberIds.1']],
    ['somebody twice', { memberIds: ['aminah', 'aminah'] }, ['memberIds.1']],
    ['a subject of another school', { subjectId: 'music' }, ['subjectId']],
    ['a subject that has one', { subjectId: 'science' }, ['subjectId']],
  ])('with %s does not', (_what, differing, fields) => {
    expect(fieldsOf({ ...panel, ...differing })).toEqual(fields);
  });

  it('stays in its academic year and with its subject', () => {
    expect(fieldsOf({ ...panel, academicYearId: '2027' }, panel)).toEqual(['academicYearId']);
    expect(fieldsOf(panel, { ...panel, subjectId: 'science' })).toEqual(['subjectId']);
  });
});
