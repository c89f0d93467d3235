import { Module } from '@nestjs/common';
import { UnsentWorkController } from './unsent-work.controller.js';
import { UnsentWorkService } from './unsent-work.service.js';

@Module({ controllers: [UnsentWorkController], providers: [UnsentWorkService] })
export class UnsentWorkModule {}
