import fc from 'fast-check';
import { canonicalText, type Sealable } from './canonical-text.js';

it('writes names in the order of their code units, without any space, as RFC 8785 has it', () => {
  const content = { b: [1, null, 'Ruang "A"\n'], a: { y: true, x: '中 م' }, A: -3 };
  expect(canonicalText(content)).toBe('{"A":-3,"a":{"x":"中 م","y":true},"b":[1,null,"Ruang \\"A\\"\\n"]}');
});

const sealable: fc.Arbitrary<Sealable> = fc.letrec<{ value: Sealable }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

it('says all of it, and the same in whatever order it was written', () => {
  fc.assert(
    fc.property(sealable, (value) => {
      const text = canonicalText(value);
      expect(JSON.parse(text)).toEqual(value);
      expect(canonicalText(reversed(value))).toBe(text);
    }),
  );
});

function reversed(value: Sealable): Sealable {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
}
