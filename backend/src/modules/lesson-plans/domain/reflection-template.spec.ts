import fc from 'fast-check';
import {
  fillTemplate,
  proposedSentence,
  STARTER_TEMPLATES,
  TEMPLATE_CATEGORIES,
  TEMPLATE_TOKENS,
  unknownToken,
} from './reflection-template.js';

const lesson = { present: 25, mastered: 21, className: '5 Cerdas', objective: 'Mengelaskan tiga bahan.' };
const values = { bil: '21', jumlah: '25', kelas: '5 Cerdas', objektif: 'mengelaskan tiga bahan' };

describe('A template', () => {
  it('is filled with the numbers, the class and the objective of its lesson', () => {
    expect(fillTemplate('{bil} daripada {jumlah} murid {kelas} {objektif}.', lesson)).toBe(
      '21 daripada 25 murid 5 Cerdas mengelaskan tiga bahan.',
    );
  });

  it('is filled as if each token were replaced by hand, whatever stands around it', () => {
    const part = fc.oneof(
      fc.constantFrom(...TEMPLATE_TOKENS.map((token) => `{${token}}`)),
      fc.constantFrom('{', '}', '$&', '{nama}', ' ', '学生', 'طلاب', 'மாணவர்'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const byHand = parts.join('').split(/(\{[a-z]+\})/u);
        const expected = byHand.map((each) => Reflect.get(values, each.slice(1, -1)) ?? each).join('');
        expect(fillTemplate(parts.join(''), lesson)).toBe(expected);
      }),
    );
  });

  it.each([
    ['Pada akhir PdP, murid dapat menambah dua pecahan.', 'menambah dua pecahan'],
    ['Murid boleh membaca\nDan menulis', 'membaca'],
    ['DNA dikenal pasti', 'DNA dikenal pasti'],
    ['认识分数。', '认识分数。'],
  ])('takes of the objective %s what was to be done', (objective, aim) => {
    expect(fillTemplate('{objektif}', { ...lesson, objective })).toBe(aim);
  });

  it('that asks for what nobody knows is not used', () => {
    expect(fillTemplate('{bil} murid', { ...lesson, mastered: null })).toBeNull();
    expect(fillTemplate('{objektif}', { ...lesson, objective: ' ' })).toBeNull();
  });
});

describe('The sentence that is proposed', () => {
  it('is there for every result, also where nobody counted', () => {
    const unknown = { present: null, mastered: null, className: '', objective: '' };
    for (const category of TEMPLATE_CATEGORIES) {
      expect(proposedSentence([STARTER_TEMPLATES], category, 'ms', lesson)).not.toMatch(/[{}]|^$/);
      expect(proposedSentence([STARTER_TEMPLATES], category, 'ms', unknown)).not.toMatch(/[{}]|^$/);
    }
  });

  it('is the default of the language of the plan, else another of it', () => {
    const of = (name: string, language: 'ms' | 'zh', isDefault: boolean) => ({
      ...{ name, language, isDefault, text: name, category: 'achieved' as const },
    });
    const templates = [of('a', 'ms', true), of('b', 'zh', false)];
    expect(proposedSentence([templates], 'achieved', 'zh', lesson)).toBe('b');
    expect(proposedSentence([[...templates, of('c', 'zh', true)]], 'achieved', 'zh', lesson)).toBe('c');
    expect(proposedSentence([templates], 'achieved', 'ta', lesson)).toBe('a');
  });

  it('is the teacher’s own before the school’s and the starters, in the language of the plan', () => {
    const of = (text: string, language: 'ms' | 'zh') => ({
      ...{ name: text, language, text, isDefault: false, category: 'achieved' as const },
    });
    const layers = [
      [of('saya', 'ms')],
      [{ ...of('sekolah', 'ms'), isDefault: true }, of('学校', 'zh')],
      STARTER_TEMPLATES,
    ];
    expect(proposedSentence(layers, 'achieved', 'ms', lesson)).toBe('saya');
    expect(proposedSentence(layers, 'achieved', 'zh', lesson)).toBe('学校');
    expect(proposedSentence(layers.slice(2), 'achieved', 'zh', lesson)).toContain('5 Cerdas');
  });
});

it.each([
  ['{bil} daripada {jumlah} murid {kelas} {objektif}', null],
  ['{nama} dapat membaca', '{nama}'],
  ['{Bil} murid', '{Bil}'],
  ['{ bil }', '{ bil }'],
  ['satu { sahaja', null],
])('in %j what is no token is %j', (text, unknown) => {
  expect(unknownToken(text)).toBe(unknown);
});
