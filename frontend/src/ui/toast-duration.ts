export type ToastType = 'success' | 'info' | 'warning' | 'error';

export type Toast = {
  type: ToastType;
  message: string;
  /** A toast with the id of one on screen replaces it. */
  id?: string;
  /** Milliseconds; otherwise by type. */
  duration?: number;
  /** Stays until it is closed. */
  persistent?: boolean;
  action?: { label: string; onSelect: () => void };
};

const durations: Record<ToastType, number> = { success: 4000, info: 4000, warning: 6000, error: 8000 };

/** To read it and to decide. */
const withAction = 12_000;

export function toastDuration({ type, duration, persistent, action }: Toast): number {
  if (persistent) return Number.POSITIVE_INFINITY;
  return duration ?? (action ? withAction : durations[type]);
}
