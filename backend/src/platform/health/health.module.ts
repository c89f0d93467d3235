import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { HealthFigures } from './health-figures.js';
import { Readiness } from './readiness.js';

@Module({ controllers: [HealthController], providers: [Readiness, HealthFigures] })
export class HealthModule {}
