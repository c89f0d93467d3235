import { validateSync } from 'class-validator';
import { IsEmail } from './is-email.js';

class Letter {
  @IsEmail() to: unknown;
}

const problemsOf = (to: unknown) => validateSync(Object.assign(new Letter(), { to }));

describe('an e-mail address', () => {
  it.each(['cikgu@contoh.test', 'nama.penuh+rph@sekolah.edu.my'])('%j is', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it.each(['', 'cikgu', 'cikgu@', '\ud83d', '\ud83d@contoh.test', 'a\0b@contoh.test', 7, null])(
    '%j is not',
    (value) => {
      expect(problemsOf(value)).toHaveLength(1);
    },
  );
});
