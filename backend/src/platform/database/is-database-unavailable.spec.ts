import { isDatabaseUnavailable } from './is-database-unavailable.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('the database is unavailable', () => {
  it.each<[string, unknown]>([
    ['nothing listens', withCode('ECONNREFUSED')],
    ['the connection was cut', withCode('ECONNRESET')],
    ['no address answered', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
    ['the server shuts down', withCode('57P01')],
    ['the server starts up', withCode('57P03')],
    ['there are too many connections', withCode('53300')],
    ['the connection failed', withCode('08006')],
    ['its disk is full', withCode('53100')],
    ['its disk fails', withCode('58030')],
    ['it ended the connection of whoever was silent within a transaction', withCode('25P03')],
    ['it ended the connection of a transaction that lasted too long', withCode('25P04')],
    ['it ended the connection of whoever was silent', withCode('57P05')],
    ['a frozen process goes on', new Error('Client has encountered a connection error and is not queryable')],
    ['the connection was closed before', new Error('Client was closed and is not queryable')],
    ['it does not answer at all', new Error('Query read timeout')],
    ['it does not answer whoever connects', new Error('timeout expired')],
    ['the pool gave up waiting', new Error('timeout exceeded when trying to connect')],
    ['the connection ended', new Error('Connection terminated unexpectedly')],
    ['the pool is closed', new Error('Cannot use a pool after calling end on the pool')],
  ])('when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a query is wrong', withCode('42601')],
    ['a row is there already', withCode('23505')],
    ['a policy forbids it', withCode('42501')],
    ['a query took too long', withCode('57014')],
    ['something else failed', new Error('Something')],
    ['nothing was thrown', undefined],
    ['a text was thrown', 'ECONNREFUSED'],
  ])('but not when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
