/** What may stand in a field, with the bounds that it is given both ways: what lies on them is taken, what lies beyond is not. */
export type Rule =
  /** `line`: without breaks, and without the spaces around it. In characters. Where `min` is not 0 something has to be written. */
  | Readonly<{ kind: 'line' | 'text'; min: number; max: number }>
  | Readonly<{ kind: 'lines'; most: number; longest: number }>
  | Readonly<{ kind: 'ids'; most: number }>
  /** `isNear`: from 2000 to 2099. */
  | Readonly<{ kind: 'day'; isNear: boolean }>
  | Readonly<{ kind: 'time' | 'flag' | 'id' }>
  /** `gone`: what an erasure makes of the row, `person`: who is forgotten. */
  | Readonly<{ kind: 'person'; gone: 'row goes' | 'is nobody' | 'id stays' }>
  | Readonly<{ kind: 'whole'; min: number; max: number }>
  | Readonly<{ kind: 'one'; of: readonly string[] | readonly number[] }>;

type More = Readonly<{
  isNullable?: true;
  mayBeAbsent?: true;
  isUnsealed?: true;
  isTrimmed?: true;
  column?: string;
  laterThan?: string;
  test?: Readonly<{ holds: (text: string) => boolean; message: string }>;
}>;

/** `blank`: a new record can begin without it. `absent`: a client may leave it out. `unsealed`: a seal does not hold it. */
type Traits = 'blank' | 'absent' | 'unsealed';

/** What a noun says of one of its fields. */
export class Field<out Value = unknown, out Trait extends Traits = Traits> {
  /** Types alone; no field has them. */
  declare readonly value: Value;
  declare readonly trait: Trait;

  readonly rule: Rule;
  readonly more: More;

  constructor(rule: Rule, more: More = {}) {
    this.rule = rule;
    this.more = more;
  }

  /** Of its text, or of each of its texts, in characters; undefined of what is none. */
  get longest(): number | undefined {
    const { rule } = this;
    if (rule.kind === 'lines') return rule.longest;
    return rule.kind === 'line' || rule.kind === 'text' ? rule.max : undefined;
  }

  /** Null says that there is none. */
  orNull(): Field<Value | null, Trait | 'blank'> {
    return new Field(this.rule, { ...this.more, isNullable: true });
  }

  /** What a client leaves out stays as it stands: the page of before a release does not know what is new in it. */
  orAbsent(): Field<Value, Trait | 'absent'> {
    return new Field(this.rule, { ...this.more, mayBeAbsent: true });
  }

  /** It is written on when the rest is sealed. */
  besideSeal(): Field<Value, Trait | 'unsealed'> {
    return new Field(this.rule, { ...this.more, isUnsealed: true });
  }

  /** Without the spaces around it. */
  trimmed(): Field<Value, Trait> {
    return new Field(this.rule, { ...this.more, isTrimmed: true });
  }

  /** The column, where it is not named after the field. */
  in(column: string): Field<Value, Trait> {
    return new Field(this.rule, { ...this.more, column });
  }

  /** Than the time in another field of the noun. */
  laterThan(field: string): Field<Value, Trait> {
    return new Field(this.rule, { ...this.more, laterThan: field });
  }

  /** `message`: what else must be so of the text, e.g. "must name a colour". */
  that(holds: (text: string) => boolean, message: string): Field<Value, Trait> {
    return new Field(this.rule, { ...this.more, test: { holds, message } });
  }
}

type Blank<Min extends number> = Min extends 0 ? 'blank' : never;

/** A name: one line, without the spaces around it. In characters. */
export const line = <Min extends number>(min: Min, max: number): Field<string, Blank<Min>> =>
  new Field({ kind: 'line', min, max });

/** In characters; where it may not be empty, it may not be blank either. */
export const text = <Min extends number>(min: Min, max: number): Field<string, Blank<Min>> =>
  new Field({ kind: 'text', min, max });

/** A list of texts, none of them blank. */
export const lines = (most: number, longest: number): Field<readonly string[], 'blank'> =>
  new Field({ kind: 'lines', most, longest });

/** Of a record. */
export const id = (): Field<string, never> => new Field({ kind: 'id' });

export const ids = (most: number): Field<readonly string[], 'blank'> => new Field({ kind: 'ids', most });

/** The id of an account, and what becomes of the row when whoever it is is forgotten; it is null where nobody is left. */
export function person(gone: 'is nobody'): Field<string | null, 'blank'>;
export function person(gone: 'row goes' | 'id stays'): Field<string, never>;
export function person(gone: 'is nobody' | 'row goes' | 'id stays'): Field<string | null, 'blank'> {
  return new Field({ kind: 'person', gone }, gone === 'is nobody' ? { isNullable: true } : {});
}

/** YYYY-MM-DD */
export const day = (): Field<string, never> => new Field({ kind: 'day', isNear: false });

/** YYYY-MM-DD, from 2000 to 2099. */
export const nearDay = (): Field<string, never> => new Field({ kind: 'day', isNear: true });

/** HH:MM */
export const time = (): Field<string, never> => new Field({ kind: 'time' });

/** A number without a fraction. */
export const whole = (min: number, max: number): Field<number, never> =>
  new Field({ kind: 'whole', min, max });

export const flag = (): Field<boolean, never> => new Field({ kind: 'flag' });

/** Of words, or of numbers. */
export function oneOf<const Of extends string>(of: readonly Of[]): Field<Of, never>;
export function oneOf<const Of extends number>(of: readonly Of[]): Field<Of, never>;
export function oneOf(of: readonly string[] | readonly number[]): Field<string | number, never> {
  return new Field({ kind: 'one', of });
}
