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

/** The contract, read from controllers and DTO classes; nothing is connected to. */
export function describeApi(config: AppConfig): Promise<OpenAPIObject> {
  return describe(config, []);
}

/** What development and test builds have beside the contract. */
export async function describeDevelopmentApi(config: AppConfig): Promise<OpenAPIObject> {
  const document = await describe(config, await loadDevelopment(config));
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/test/'));
  return { ...document, paths: Object.fromEntries(paths) };
}

async function describe(config: AppConfig, extra: readonly DynamicModule[]): Promise<OpenAPIObject> {
  const modules = AppModule.with(config, extra);
  const app = await NestFactory.create(modules, new FastifyAdapter(), { logger: false });
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
