import { dtosOf } from '../../../platform/records/noun-dtos.js';
import { PLAN_BLOCK } from '../domain/plan-block.js';

const Block = dtosOf(PLAN_BLOCK, {
  steps: 'A step in each line; its minutes may stand at the end, e.g. "Set induksi (5 min)"',
  isShared: 'With everybody in the school',
});

export class NewPlanBlockDto extends Block.New {}

export class ChangedPlanBlockDto extends Block.Changed {}

export class PlanBlockDto extends Block.Reply {}

export class ListedPlanBlockDto extends PlanBlockDto {
  /** Who shares it; null for one's own */
  authorName: string | null;
}

export class PlanBlocksDto {
  /** One's own, then what colleagues share; each by name */
  items: ListedPlanBlockDto[];
}
