import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { StaffModule } from '../staff/index.js';
import { TimetableModule } from '../timetable/index.js';
import { Lessons } from './lessons.js';
import { LessonsFeed } from './lessons-feed.js';
import { KeptPlansOfLessons } from './plans-of-lessons.js';
import { ReliefLessons } from './relief-lessons.js';

@Module({
  imports: [DiscoveryModule, StaffModule, TimetableModule],
  providers: [KeptPlansOfLessons, Lessons, LessonsFeed, ReliefLessons],
  exports: [Lessons, ReliefLessons],
})
export class LessonsModule {}
