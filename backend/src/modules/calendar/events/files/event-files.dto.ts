/** What is attached to an event. */
export class EventFileDto {
  id: string;

  /** As it was called when it came */
  name: string;

  /** What its bytes are, e.g. application/pdf */
  type: string;

  bytes: number;

  /** e.g. 2026-11-20T08:00:00.000+08:00 */
  addedAt: string;
}

export class EventFilesDto {
  /** In the order in which they came */
  items: EventFileDto[];
}

export class EventFileLinkDto {
  /** Where it can be fetched for five minutes */
  url: string;
}
