import { blank, planWith, textWith } from '../plan.builder';
import { autosave, type Problem } from './autosave';
import { openBlank, openPlan } from './open-plan';
import { saveLabel } from './save-label';

const fresh = openBlank(blank);
const unsaved = autosave(fresh, { type: 'edited', text: textWith({ objective: 'a' }) });
const saving = autosave(unsaved, { type: 'save-requested' });
const kept = (problem: Problem) => autosave(saving, { type: 'failed', problem });

it.each([
  ['an untouched form', fresh, 'Belum ada perubahan'],
  ['a text being written', unsaved, 'Menyimpan…'],
  ['a save under way', saving, 'Menyimpan…'],
  [
    'a saved plan',
    autosave(saving, { type: 'saved', plan: planWith({ objective: 'a' }) }),
    'Disimpan 10.32 pagi',
  ],
  ['a dead network', kept('unreachable'), 'Dalam peranti ini'],
  ['an expired session', kept('session'), 'Dalam peranti ini'],
  ['a limited subscription', kept('restricted'), 'Dalam peranti ini'],
  [
    'a version conflict',
    autosave(saving, { type: 'conflicted', theirs: planWith({ objective: 'b' }) }),
    'Konflik',
  ],
  ['a device without room', autosave(unsaved, { type: 'device-answered', kept: false }), 'Belum disimpan'],
])('%s is labelled', (_state, state, text) => {
  expect(saveLabel(state).text).toBe(text);
});

it('a plan opened from the server tells when it was saved', () => {
  const state = openPlan(undefined, planWith({ updatedAt: '2026-11-20T15:05:00+08:00' }));
  expect(state && saveLabel(state).text).toBe('Disimpan 3.05 petang');
});
