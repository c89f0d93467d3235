type Operations = Readonly<Record<string, { responses?: Readonly<Record<string, unknown>> }>>;

/** Of the module that tells the client which calls answer with nothing. Any other reply of theirs is not ours. */
export function emptyRepliesModule(openapi: string): string {
  const { paths }: { paths: Readonly<Record<string, Operations>> } = JSON.parse(openapi);
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) => responses && '204' in responses)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const lines = calls.map((call) => `  '${call}',\n`).join('');
  return `/** Written by \`npm run contract\`: the calls that answer with nothing. */
export const emptyReplies: ReadonlySet<string> = new Set([\n${lines}]);
`;
}
