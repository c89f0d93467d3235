import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { rememberRedirectPath } from '../../session/redirect-path';
import { wasLeftOnPurpose } from '../../session/session';
import type { Address } from '../../site/page';
import { missingRoute } from '../../site/route-description';
import { showToast } from '../../ui/toast';
import { needsNewDocument } from '../builds/watch-builds';
import { authPageAt, isDocument } from '../documents';
import { staffArea } from '../staff-area';
import { NotFoundError, type Verdict } from './verdict';
import { verdictOn } from './verdict-on';

function carryOut(verdict: Verdict): void {
  if (verdict.kind === 'allow') return;
  if (verdict.kind === 'not-found') throw new NotFoundError(verdict.notFound);
  if (verdict.remember && !wasLeftOnPurpose()) rememberRedirectPath(verdict.remember);
  if (verdict.toast) void showToast(verdict.toast);
  throw isDocument(verdict.to) ? redirectDocument(verdict.to) : redirect(verdict.to);
}

/** Every navigation, the first load included, passes the checks before anything of its page runs. */
export function navigationMiddleware(addresses: readonly Address[]): MiddlewareFunction {
  const known = new Map(addresses.map((address) => [address.path, address]));
  return async ({ request, pattern }) => {
    if (needsNewDocument(request.url)) throw redirectDocument(request.url);
    carryOut(await verdictOn(request.url, known.get(pattern) ?? missingRoute));
    if (pattern === staffArea.path) throw redirectDocument(request.url);
    if (authPageAt(pattern)) throw redirectDocument(pattern + new URL(request.url).search);
  };
}
