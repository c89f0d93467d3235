import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import { usePlanPapers } from './use-plan-papers';

export function PlanPaperMenu({ planId, save }: { planId: string; save: () => Promise<boolean> }) {
  const { items, isBusy, askForTemplate } = usePlanPapers(planId, save);
  return (
    <Menu
      label="Cetak"
      className={buttonClass({ variant: 'secondary' }, 'text-text')}
      onOpen={askForTemplate}
      items={items}
    >
      <Icon name="print" />
      {isBusy ? 'Menyediakan…' : 'Cetak'}
    </Menu>
  );
}
