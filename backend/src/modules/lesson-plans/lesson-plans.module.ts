import { Module } from '@nestjs/common';
import { LessonPlansController } from './lesson-plans.controller.js';
import { LessonPlansRepository } from './lesson-plans.repository.js';
import { LessonPlansService } from './lesson-plans.service.js';

@Module({ controllers: [LessonPlansController], providers: [LessonPlansRepository, LessonPlansService] })
export class LessonPlansModule {}
