import type { Field } from 'payload'
import { DATE_FORMATS, MONTH_FORMATS, SEPARATORS, TIME_FORMATS } from '../../lib/formats/dateTimeFormats'

/** How a site writes dates and times. */
export const formatFields = (): Field => ({
  name: 'dateTimeFormats',
  type: 'group',
  fields: [
    { name: 'dateFormat', type: 'select', defaultValue: DATE_FORMATS[0], options: [...DATE_FORMATS] },
    { name: 'monthFormat', type: 'select', defaultValue: 'short', options: [...MONTH_FORMATS] },
    { name: 'timeFormat', type: 'select', defaultValue: TIME_FORMATS[0], options: [...TIME_FORMATS] },
    { name: 'showSeconds', type: 'checkbox', defaultValue: false },
    { name: 'dateTimeSeparator', type: 'select', defaultValue: SEPARATORS[0], options: [...SEPARATORS] },
  ],
})
