import { readOutputLine } from './output-line.ts';

const log = (level: number): string => JSON.stringify({ level, time: 0, msg: 'the pool is full' });

describe('A line of output', () => {
  it('is a warning, made readable, from level warn on', () => {
    expect(readOutputLine(log(40))).toEqual({
      kind: 'warning',
      text: expect.stringContaining('WARN: the pool'),
    });
    expect(readOutputLine(log(60)).kind).toBe('warning');
  });

  it('is routine below that', () => {
    expect(readOutputLine(log(30)).kind).toBe('routine');
  });

  it('is plain when it is not of the log', () => {
    expect(readOutputLine('Error: boom')).toEqual({ kind: 'plain', text: 'Error: boom' });
  });
});
