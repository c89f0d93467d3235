import transformer from './transformer.ts';

const OPTIONS = { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } } as const;

/** As jest asks it: of a run whose settings name this folder of groups. */
function keyOf(text: string, path: string, groups: string, options: typeof OPTIONS | object = OPTIONS) {
  const config = { rootDir: '/checkout', roots: [groups] };
  return transformer.createTransformer(options).getCacheKey?.(text, path, {
    config,
    configString: JSON.stringify(config),
    instrument: false,
  } as never);
}

describe('What is transformed', () => {
  const key = keyOf('let a = 1;', '/checkout/a.ts', '/groups/one');

  it('is found again by a run whose groups stand in another folder', () => {
    expect(keyOf('let a = 1;', '/checkout/a.ts', '/groups/two')).toBe(key);
  });

  it.each([
    ['for another text', keyOf('let a = 2;', '/checkout/a.ts', '/groups/one')],
    ['for another path', keyOf('let a = 1;', '/checkout/b.ts', '/groups/one')],
    ['by other options', keyOf('let a = 1;', '/checkout/a.ts', '/groups/one', { jsc: { target: 'es2020' } })],
  ])('is made anew %s', (_difference, other) => {
    expect(other).not.toBe(key);
  });
});
