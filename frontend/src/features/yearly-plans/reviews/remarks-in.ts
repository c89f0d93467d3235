import { randomUuid } from '../../../ui/random-uuid';

/** What is said of parts of a plan, but for those of which nothing is. */
export function remarksIn(remarks: Readonly<Record<string, string>>) {
  return Object.entries(remarks)
    .map(([section, body]) => ({ id: randomUuid(), section, body: body.trim() }))
    .filter(({ body }) => body !== '');
}
