import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { isSchoolAudience } from '../access/access.js';
import { checkAdmission } from '../access/admission.js';
import type { RequestContext } from '../access/caller.js';
import { type Membership, Memberships, type School } from '../access/memberships.js';
import type { Pass, Route, RouteCheck } from '../access/route-check.js';
import type { RoutePolicy } from '../access/route-policy.js';
import { BEFORE_SECOND_FACTOR, SignInRules } from '../access/sign-in-rules.js';
import { dayOf } from '../calendar/school-instant.js';
import {
  NotAMemberError,
  SchoolMismatchError,
  SchoolNotFoundError,
  SchoolRequiredError,
  SchoolSecondFactorError,
  UnauthenticatedError,
} from '../errors/errors.js';
import { readHost } from './school-host.js';

/** Establishes the school of a request and the caller's place in it, for the routes of a school. */
@Injectable()
export class SchoolCheck implements RouteCheck {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly memberships: Memberships,
    private readonly rules: SignInRules,
  ) {}

  passFor(route: Route): Pass | null {
    if (!isSchoolAudience(route.policy.audience)) return null;
    const isOpenBefore = route.said<true>(BEFORE_SECOND_FACTOR) ?? false;
    return async (request) => {
      const membership = await this.establishPlace(request, route.policy);
      if (!isOpenBefore) await this.refuseWithoutSecondFactor(request.context, membership);
    };
  }

  private async establishPlace(request: FastifyRequest, policy: RoutePolicy): Promise<Membership> {
    const { context } = request;
    if (!context.principal) throw new UnauthenticatedError('UNAUTHENTICATED');
    const school = await this.schoolOf(request);
    const membership = await this.memberships.find(school.id, context.principal.userId);
    if (!membership) throw new NotAMemberError();
    checkAdmission(policy, membership, dayOf(context.now));
    Object.assign(context, { school, membership, policy });
    return membership;
  }

  private async refuseWithoutSecondFactor(
    { principal, school, now }: RequestContext,
    membership: Membership,
  ): Promise<void> {
    if (principal?.hasSecondFactor || !school) return;
    if (await this.rules.needSecondFactor(school.id, membership, dayOf(now)))
      throw new SchoolSecondFactorError();
  }

  private async schoolOf(request: FastifyRequest): Promise<School> {
    const host = readHost(request.host, this.config.baseDomain);
    const named = namedSchool(request);
    const ofHost = host.kind === 'school' ? host.code : undefined;
    if (ofHost && named && ofHost !== named) throw new SchoolMismatchError();
    const code = ofHost ?? named;
    if (!code) throw new SchoolRequiredError();
    const school = await this.memberships.findSchool(code);
    if (!school) throw new SchoolNotFoundError(code);
    return school;
  }
}

/** The schoolCode of the query or the body, lower-cased: read before validation, so of unknown shape. */
function namedSchool(request: FastifyRequest): string | undefined {
  for (const source of [request.query, request.body]) {
    const code: unknown =
      source && typeof source === 'object' && 'schoolCode' in source ? source.schoolCode : undefined;
    if (typeof code === 'string' && code !== '') return code.toLowerCase();
  }
  return undefined;
}
