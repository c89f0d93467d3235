import { dayOf } from '@rules/calendar/school-instant';
import { askAhead } from '../../api/asked-ahead';
import { knownState } from '../../school/first-questions';
import { tokenAhead } from '../../session/token-ahead';
import { currentHost } from '../../site/host';
import { questionsAt } from './questions';

/** Runs in the document itself, before any file is here: see build/questions-ahead.ts. */
async function ask(): Promise<string | undefined> {
  const host = currentHost();
  if (host.kind !== 'school') return undefined;
  const { pathname, search } = window.location;
  const questions = questionsAt(pathname, host.schoolCode, {
    search: new URLSearchParams(search),
    state: knownState.read(),
    today: dayOf(Date.now()),
  });
  if (questions.length === 0) return undefined;
  const token = await tokenAhead();
  if (token) for (const question of questions) askAhead(question, token);
  return token;
}

window.tokenAhead = ask().catch(() => undefined);
