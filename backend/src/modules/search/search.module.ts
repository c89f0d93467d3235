import { Module } from '@nestjs/common';
import { LessonPlansModule } from '../lesson-plans/index.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({ imports: [LessonPlansModule], controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
