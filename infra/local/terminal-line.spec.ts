import { terminalLine } from './terminal-line.ts';

const log = (level: number): string => JSON.stringify({ level, time: 0, msg: 'the pool is full' });

describe('A line in the terminal', () => {
  it('shows warnings and errors of the log', () => {
    expect(terminalLine(log(40), 'stdout')).toContain('the pool is full');
    expect(terminalLine(log(50), 'stdout')).toContain('ERROR');
  });

  it('leaves the rest of the log to the file', () => {
    expect(terminalLine(log(30), 'stdout')).toBeUndefined();
    expect(terminalLine('hosted backend ready', 'stdout')).toBeUndefined();
  });

  it('shows plain error output as it is', () => {
    expect(terminalLine('Error: boom', 'stderr')).toBe('Error: boom');
  });
});
