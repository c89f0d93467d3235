import 'reflect-metadata';
import { ValidationError } from '../errors/errors.js';
import { validationPipe } from '../http/validation.pipe.js';
import { day, flag, id, ids, line, lines, oneOf, person, text, time, whole } from '../nouns/field.js';
import { noun } from '../nouns/noun.js';
import { dtosOf } from './noun-dtos.js';

const TRAINING = noun('training', {
  table: 'trainings',
  rows: 'own',
  fields: {
    title: line(1, 20),
    about: text(1, 20),
    notes: text(0, 20).orAbsent(),
    heldOn: day(),
    from: time(),
    to: time().laterThan('from'),
    hours: whole(1, 99),
    level: whole(1, 6).orNull(),
    kind: oneOf(['course', 'talk']),
    roomId: id(),
    aims: lines(2, 10),
    code: text(0, 10).that((written) => !written.includes('x'), 'must have no x'),
    isFree: flag(),
  },
  byServer: { enteredBy: person('id stays') },
  parts: { guestIds: ids(1) },
});

const Training = dtosOf(TRAINING);
class NewTrainingDto extends Training.New {}
class ChangedTrainingDto extends Training.Changed {}

const ID = '7b0c1e1a-6b0a-4b57-9a5c-7a3f7d1b2c3d';
const SENT = {
  ...{ title: ' Kursus ', about: 'Sains', notes: '', heldOn: '2026-11-23', from: '08:00', to: '09:00' },
  ...{ hours: 99, level: null, kind: 'talk', roomId: ID, aims: ['a', 'b'], code: 'abc', isFree: true },
  guestIds: [ID],
};

async function refusalsOf(change: object, metatype: new () => object = NewTrainingDto): Promise<unknown> {
  const own = metatype === NewTrainingDto ? { id: ID } : { version: 1 };
  const sent = validationPipe().transform({ ...SENT, ...own, ...change }, { type: 'body', metatype });
  const refusal: unknown = await sent.catch((error: unknown) => error);
  return refusal instanceof ValidationError ? refusal.fields : refusal;
}

it('what is declared is taken as its class, names without the spaces around them', async () => {
  expect(await refusalsOf({})).toMatchObject({ ...SENT, id: ID, title: 'Kursus' });
  expect(await refusalsOf({})).toBeInstanceOf(NewTrainingDto);
  expect(await refusalsOf({ schoolCode: 'aba1001' }, ChangedTrainingDto)).toMatchObject({ version: 1 });
});

it.each([
  ['title', '   ', 'longer than or equal to 1'],
  ['title', 'x'.repeat(21), 'shorter than or equal to 20'],
  ['title', 'Dua\nbaris', 'must be one line'],
  ['about', ' \n ', 'must match'],
  ['about', '\0', 'must be text without NUL'],
  ['notes', 'x'.repeat(21), 'shorter than or equal to 20'],
  ['notes', null, 'must not be null'],
  ['heldOn', '2026-02-30', 'must be a day of the calendar'],
  ['to', '08:00', 'must be later than from'],
  ['hours', 0, 'must not be less than 1'],
  ['hours', 100, 'must not be greater than 99'],
  ['hours', null, 'must not be null'],
  ['hours', undefined, 'is required'],
  ['level', 7, 'must not be greater than 6'],
  ['level', undefined, 'is required'],
  ['kind', 'lecture', 'must be one of the following values'],
  ['roomId', 'bilik', 'must be a UUID'],
  ['aims', ['a', 'b', 'c'], 'must contain no more than 2'],
  ['aims', [' '], 'must match'],
  ['code', 'axe', 'code must have no x'],
  ['guestIds', [ID, ID], 'must contain no more than 1'],
  ['enteredBy', ID, 'should not exist'],
])('%s of %j is refused', async (field, value, message) => {
  expect(await refusalsOf({ [field]: value })).toMatchObject([
    { field, message: expect.stringContaining(message) },
  ]);
});

it('what may be absent is taken without it, to make and to change', async () => {
  const { notes: _, ...rest } = SENT;
  for (const metatype of [NewTrainingDto, ChangedTrainingDto])
    expect(await refusalsOf({ ...rest, notes: undefined }, metatype)).toMatchObject({ title: 'Kursus' });
});
