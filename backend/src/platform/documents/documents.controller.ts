import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Memberships } from '../access/memberships.js';
import { Allow } from '../access/route-policy.js';
import { NotFoundError } from '../errors/errors.js';
import { type HostMeaning, readHost } from '../tenancy/school-host.js';
import { type BrowserConfig, browserConfig, CONFIG_PLACEHOLDER, configElement } from './browser-config.js';
import { chooseDocument } from './choose-document.js';
import { FRONTEND_DIST, readFrontendBuild } from './frontend-build.js';

/** Sends the documents of the front end with the right status, and the configuration the browser needs. */
@ApiExcludeController()
@Controller()
@Allow('public')
export class DocumentsController {
  private readonly build = readFrontendBuild();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly memberships: Memberships,
  ) {}

  /** For the development server, which sends documents of its own. */
  @Get('api/browser-config')
  browserConfig(): BrowserConfig {
    return browserConfig(this.config, this.build?.buildId ?? 'development');
  }

  @Get('*')
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = new URL(request.url, 'http://host').pathname;
    if (!this.build || path.startsWith('/api/')) throw new NotFoundError(`The address ${path}`);
    const host = readHost(request.host, this.config.baseDomain);
    const choice = chooseDocument(host, path, this.build.routes, await this.schoolExists(host));
    if (choice.kind === 'redirect') return reply.redirect(choice.to, 302);
    if (choice.kind === 'unknown-host') return reply.status(404).type('text/plain').send('Unknown host');
    const file = choice.kind === 'prerendered' ? choice.file : 'index.html';
    reply.status(choice.kind === 'application' ? choice.status : 200);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await this.filled(file));
  }

  private async filled(file: string): Promise<string> {
    const html = await readFile(join(FRONTEND_DIST, file), 'utf8');
    return html.replace(CONFIG_PLACEHOLDER, () => configElement(this.browserConfig()));
  }

  private async schoolExists(host: HostMeaning): Promise<boolean> {
    return host.kind === 'school' && (await this.memberships.findSchool(host.code)) !== null;
  }
}
