import { EmptyState } from '../../../ui/empty-state';
import { NewPlanButton } from './new-plan-button';

export function NoPlans({ isFiltered, refusal }: { isFiltered: boolean; refusal?: string }) {
  return (
    <EmptyState
      icon="lessonPlan"
      title={isFiltered ? 'Tiada rancangan pada minggu ini' : 'Belum ada rancangan'}
      action={<NewPlanButton refusal={refusal} />}
    >
      {isFiltered
        ? 'Rancangan yang anda tulis untuk minggu ini muncul di sini.'
        : 'Tulis rancangan pertama anda: objektif, aktiviti, dan refleksi selepas kelas.'}
    </EmptyState>
  );
}
