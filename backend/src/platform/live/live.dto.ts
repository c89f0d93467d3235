import { ApiProperty } from '@nestjs/swagger';
import { liveTopicNames } from '../database/change-topic.js';

/** The event `changed` of the stream of a school. */
export class LiveChangeDto {
  /** What has changed, by name; what is shown of it is asked for anew. */
  @ApiProperty({ enum: liveTopicNames, isArray: true })
  topics: string[];
}
