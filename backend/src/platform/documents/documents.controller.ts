import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Memberships, type School } from '../access/memberships.js';
import { Allow } from '../access/route-policy.js';
import { BusinessClock } from '../clock/business-clock.js';
import { NotFoundError } from '../errors/errors.js';
import { carriesSecret } from '../http/secret-address.js';
import { type HostMeaning, readHost } from '../tenancy/school-host.js';
import { type BrowserConfig, browserConfig } from './browser-config.js';
import { chooseDocument } from './choose-document.js';
import { compressed, encodingFor } from './compressed.js';
import { type DocumentValues, fillDocument, PRICES } from './fill-document.js';
import { FRONTEND_DIST, readFrontendBuild } from './frontend-build.js';
import { PriceList } from './price-list.js';
import { robots, sitemap } from './search-engines.js';

/** Of an address that is itself a secret: it is told to no page, kept by nobody and found by no search. */
const OF_SECRET = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
} as const;

const PAYLOAD = '/_payload.json';
/** As the front end names the cookie of a session, whole or in parts. Whether it still holds the application finds out. */
const HAS_SESSION = /(?:^|; )(?:__Host-)?rekod-session(?:\.0)?=/;

/** Sends the documents of the front end with the right status, and the configuration the browser needs. */
@ApiExcludeController()
@Controller()
@Allow('public')
export class DocumentsController {
  private readonly build = readFrontendBuild();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly memberships: Memberships,
    private readonly prices: PriceList,
    private readonly clock: BusinessClock,
  ) {}

  /** For the development server, which sends documents of its own. */
  @Get('api/browser-config')
  async browserConfig(@Req() request: FastifyRequest): Promise<BrowserConfig> {
    return this.configFor(await this.schoolOf(readHost(request.host, this.config.baseDomain)));
  }

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  sitemap(): string {
    return sitemap(this.mainOrigin(), this.build?.routes ?? []);
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(@Req() request: FastifyRequest): string {
    return robots(readHost(request.host, this.config.baseDomain), this.mainOrigin());
  }

  @Get('*')
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { pathname } = new URL(request.url, 'http://host');
    if (!this.build || pathname.startsWith('/api/')) throw new NotFoundError(`The address ${pathname}`);
    const isPayload = pathname.endsWith(PAYLOAD);
    const path = isPayload ? pathname.slice(0, -PAYLOAD.length) : pathname;
    const host = readHost(request.host, this.config.baseDomain);
    const school = await this.schoolOf(host);
    const choice = chooseDocument(host, path, this.build.routes, {
      schoolExists: school !== null,
      // The application takes what a public page holds from its payload, whoever asks.
      isSignedIn: !isPayload && HAS_SESSION.test(request.headers.cookie ?? ''),
    });
    if (isPayload && choice.kind !== 'prerendered') throw new NotFoundError(`The address ${pathname}`);
    if (choice.kind === 'redirect') return reply.redirect(choice.to, 302);
    if (choice.kind === 'unknown-host') return reply.status(404).type('text/plain').send('Unknown host');
    const file = choice.kind === 'prerendered' ? choice.file : 'index.html';
    reply.status(choice.kind === 'application' ? choice.status : 200);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    const { title, frame } = choice.kind === 'application' ? choice : {};
    const name = isPayload ? file.replace('/index.html', PAYLOAD) : file;
    const text = await this.filled(name, school, { ...(title && { title }), ...(frame && { frame }) });
    if (carriesSecret(pathname)) reply.headers(OF_SECRET);
    else reply.header('cache-control', 'no-cache');
    return reply
      .type(isPayload ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
      .header('vary', 'accept-encoding, cookie')
      .send(encoding ? await compressed(text, encoding) : text);
  }

  private async filled(
    file: string,
    school: School | null,
    page: Pick<DocumentValues, 'title' | 'frame'>,
  ): Promise<string> {
    const text = await readFile(join(FRONTEND_DIST, file), 'utf8');
    const offers = PRICES.test(text) ? await this.prices.offersAt(this.clock.now()) : [];
    const config = this.configFor(school);
    return fillDocument(text, {
      config,
      mainOrigin: this.mainOrigin(),
      offers,
      isOnSchoolHost: school !== null,
      ...page,
    });
  }

  private configFor(school: School | null): BrowserConfig {
    return browserConfig(this.config, this.build?.buildId ?? 'development', school);
  }

  private mainOrigin(): string {
    return `${this.config.publicScheme}://${this.config.baseDomain}`;
  }

  private async schoolOf(host: HostMeaning): Promise<School | null> {
    return host.kind === 'school' ? this.memberships.findSchool(host.code) : null;
  }
}
