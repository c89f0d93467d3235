type Operations = Readonly<Record<string, { responses?: Readonly<Record<string, unknown>> }>>;

/** Of the module that tells the client which calls answer with nothing: any other reply of theirs is not ours. It is in
 * the first script of a page, so it holds what a method does not tell already. */
export function emptyRepliesModule(openapi: string): string {
  const { paths }: { paths: Readonly<Record<string, Operations>> } = JSON.parse(openapi);
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, { responses }]) => responses && '204' in responses !== (method === 'delete'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  const lines = calls.map((call) => `  '${call}',\n`).join('');
  return `// Written by \`npm run contract\`.

/** Calls that answer with something though they delete, or with nothing though they do not. */
const exceptions: ReadonlySet<string> = new Set([
${lines}]);

/** Whether a call answers with nothing. \`path\`: as the contract has it. */
export const answersNothing = (method: string, path: string): boolean =>
  (method === 'DELETE') !== exceptions.has(\`\${method} \${path}\`);
`;
}
