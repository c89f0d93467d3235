import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import type { AppConfig } from './config/app-config.js';
import { loadDevelopment } from './load-development.js';
import { ErrorDto } from './platform/errors/error.dto.js';
import { contractByTheLetter } from './platform/http/contract-by-the-letter.js';

/** What development and test builds have beside the contract. */
export async function describeDevelopmentApi(config: AppConfig): Promise<OpenAPIObject> {
  const document = await describeApi(config, await loadDevelopment(config));
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/test/'));
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The contract, read from controllers and DTO classes; nothing is connected to. */
export async function describeApi(
  config: AppConfig,
  extra: readonly DynamicModule[] = [],
): Promise<OpenAPIObject> {
  const modules = AppModule.with(config, extra);
  // What cannot be put together throws its cause, rather than to end the process without a word.
  const app = await NestFactory.create(modules, new FastifyAdapter(), { logger: false, abortOnError: false });
  const description = new DocumentBuilder()
    .setTitle('Rekod Mengajar')
    .setDescription(
      'Every error has the body of ErrorDto. Amounts are in sen, instants ISO 8601 with offset.',
    )
    .setVersion('1')
    .addGlobalResponse({ status: 'default', description: 'Any failure', type: ErrorDto } as never)
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}.${method}`,
    extraModels: [ErrorDto],
  });
  return contractByTheLetter(document);
}
