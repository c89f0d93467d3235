export const tones = ['accent', 'success', 'info', 'warning', 'danger'] as const;

export type Tone = 'neutral' | (typeof tones)[number];

/** Soft background with its readable text, one pair per tone. */
export const softTone: Record<Tone, string> = {
  neutral: 'bg-sunken text-text',
  accent: 'bg-accent-soft text-on-accent-soft',
  success: 'bg-success-soft text-on-success-soft',
  info: 'bg-info-soft text-on-info-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
};
