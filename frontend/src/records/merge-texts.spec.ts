import { array, assert, constantFrom, property, record, tuple } from 'fast-check';
import { mergeTexts } from './merge-texts';
import { type NoteFields, noteKind, textWith } from './note.builder';
import { fieldNames, sameValue } from './same-value';

const word = constantFrom('', 'satu', 'dua', 'tiga');
const text = record<NoteFields>({
  subject: word,
  objective: word,
  reflection: word,
  steps: array(record({ words: word, minutes: constantFrom(5, 10) }), { maxLength: 2 }),
});
const fields = fieldNames(noteKind);
const merge = (base: NoteFields, mine: NoteFields, theirs: NoteFields, ...sent: NoteFields[]) =>
  mergeTexts(noteKind, { base, mine, sent }, theirs);

/** Said of every field of any three texts: what stood there, what I made of it, what somebody else did. */
function always(holds: (base: unknown, mine: unknown, theirs: unknown, taken: unknown) => boolean): void {
  assert(
    property(tuple(text, text, text), ([base, mine, theirs]) => {
      const merged = merge(base, mine, theirs).text;
      return fields.every((field) => holds(base[field], mine[field], theirs[field], merged[field]));
    }),
  );
}

describe('of whatever two sides made of a text', () => {
  it('each field that only one wrote is taken from that one', () => {
    always((base, mine, theirs, taken) => !sameValue(base, theirs) || sameValue(taken, mine));
    always((base, mine, theirs, taken) => !sameValue(base, mine) || sameValue(taken, theirs));
  });

  it('exactly the fields are asked for that both wrote, and differently', () => {
    assert(
      property(tuple(text, text, text), ([base, mine, theirs]) => {
        const bothWrote = fields.filter(
          (field) =>
            !sameValue(base[field], mine[field]) &&
            !sameValue(base[field], theirs[field]) &&
            !sameValue(mine[field], theirs[field]),
        );
        expect(merge(base, mine, theirs).disputed).toEqual(bothWrote);
      }),
    );
  });

  it('both sides come to the same text wherever nothing is asked', () => {
    assert(
      property(tuple(text, text, text), ([base, mine, theirs]) => {
        const [here, there] = [merge(base, mine, theirs), merge(base, theirs, mine)];
        expect(there.disputed).toEqual(here.disputed);
        for (const field of fields.filter((name) => !here.disputed.includes(name)))
          expect(here.text[field]).toEqual(there.text[field]);
      }),
    );
  });

  it('no word of mine is lost while it is asked for', () => {
    assert(
      property(tuple(text, text, text), ([base, mine, theirs]) => {
        const merged = merge(base, mine, theirs);
        for (const field of merged.disputed) expect(merged.text[field]).toEqual(mine[field]);
      }),
    );
  });
});

describe('what was sent without an answer', () => {
  const base = textWith({ objective: 'satu' });
  const sent = textWith({ objective: 'dua' });
  const mine = textWith({ objective: 'tiga' });

  it('is my own where the server holds it', () => {
    expect(merge(base, mine, sent, sent)).toEqual({ text: mine, disputed: [] });
  });

  it('counts as written, though it was taken back since', () => {
    const theirs = textWith({ objective: 'empat' });
    expect(merge(base, base, theirs, sent)).toEqual({ text: base, disputed: ['objective'] });
  });
});
