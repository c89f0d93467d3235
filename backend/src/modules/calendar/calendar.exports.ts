import { blanked } from '../../platform/erasure/person-column.js';
import { declareExports } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const CALENDAR_EXPORTS = declareExports(
  [
    {
      table: 'calendar_events',
      to: 'school',
      columns: [
        'school_id',
        'id',
        'academic_year_id',
        'title',
        'unit',
        'from_day',
        'to_day',
        'from_time',
        'to_time',
        'repeats',
        'repeats_until',
        'except_days',
        'place',
        'coordinator_id',
        'effect',
        'note',
        'version',
        'created_at',
        'updated_at',
        'deleted_at',
      ],
    },
    {
      table: 'calendar_event_classes',
      to: 'school',
      columns: ['school_id', 'academic_year_id', 'event_id', 'class_id'],
    },
  ],
  { calendar_events: { coordinator_id: blanked('account', { coordinator_id: null }) } },
);
