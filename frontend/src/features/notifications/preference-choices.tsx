import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-messages';
import { QueryStates } from '../../queries/query-states';
import { FieldGroup } from '../../ui/field-group';
import { formatList } from '../../ui/format';
import { SkeletonRows } from '../../ui/skeleton';
import { SwitchField } from '../../ui/switch-field';
import { showToast } from '../../ui/toast';
import {
  changePreferences,
  type NotificationPreference,
  type NotificationPreferences,
  preferencesQuery,
} from './calls';
import { kindTexts } from './kind-texts';

type Channel = 'app' | 'mail';

const channels: readonly { channel: Channel; label: string; name: string }[] = [
  { channel: 'app', label: 'Dalam Rekod Mengajar', name: 'dalam Rekod Mengajar' },
  { channel: 'mail', label: 'E-mel', name: 'melalui e-mel' },
];

/** Each switch is kept at once; when it cannot be, it goes back. */
function usePreferenceChange() {
  const queries = useQueryClient();
  const { queryKey } = preferencesQuery();
  const mutationKey = ['notification-preferences'];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: changePreferences,
    networkMode: 'always',
    // One after the other: the last one pressed is the last one kept.
    scope: { id: 'notification-preferences' },
    onSuccess: () =>
      void showToast({ id: 'notification-preferences', type: 'success', message: 'Keutamaan disimpan.' }),
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
    // While others wait, the screen is ahead of the server.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey });
    },
  });
  return (preferences: NotificationPreference[]) => {
    queries.setQueryData(queryKey, (known) => known && { ...known, preferences });
    mutate(preferences);
  };
}

/** What nobody can choose: the last warnings reach whoever alone would hear them and can pay. */
function LastWarnings({ channels: always }: { channels: readonly Channel[] }) {
  if (always.length === 0) return null;
  const names = channels.filter(({ channel }) => always.includes(channel)).map(({ name }) => name);
  return (
    <SwitchField
      label="Amaran terakhir"
      help={`7 hari dan 1 hari sebelum tamat, dan apabila akses terhad atau dikunci. Sentiasa dihantar ${formatList(names)}, kerana tiada Admin Utama lain yang menerimanya.`}
      checked
      disabled
    />
  );
}

/** Which kinds of notifications come, and how. */
export function PreferenceChoices() {
  const keep = usePreferenceChange();
  return (
    <QueryStates
      query={useQuery(preferencesQuery())}
      what="Pilihan"
      skeleton={<SkeletonRows rows={2} label="Memuatkan pilihan…" />}
    >
      {(kept) => <Choices {...kept} keep={keep} />}
    </QueryStates>
  );
}

type ChoicesProps = NotificationPreferences & { keep: (preferences: NotificationPreference[]) => void };

/** What is always mailed is not offered as a choice. */
const channelsOf = (kind: NotificationPreference['kind']) =>
  channels.filter(({ channel }) => channel === 'app' || !kindTexts[kind].isAlwaysMailed);

function Choices({ preferences, alwaysWarnedBy, keep }: ChoicesProps) {
  const choose = (kind: NotificationPreference['kind'], channel: Channel, isOn: boolean) =>
    keep(preferences.map((one) => (one.kind === kind ? { ...one, [channel]: isOn } : one)));
  return preferences.map((preference) => (
    <FieldGroup
      key={preference.kind}
      label={kindTexts[preference.kind].name}
      help={kindTexts[preference.kind].help}
    >
      {channelsOf(preference.kind).map(({ channel, label }) => (
        <SwitchField
          key={channel}
          label={label}
          checked={preference[channel]}
          onChange={({ target }) => choose(preference.kind, channel, target.checked)}
        />
      ))}
      {preference.kind === 'subscription' && <LastWarnings channels={alwaysWarnedBy} />}
    </FieldGroup>
  ));
}
