import { Global, Module } from '@nestjs/common';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { OwnFigures } from './own-figures.js';

@Global()
@Module({ controllers: [MetricsController], providers: [Metrics, OwnFigures], exports: [Metrics] })
export class MetricsModule {}
