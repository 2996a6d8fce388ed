import type { Field } from 'payload'
import { bookingFields } from '@/collections/Events/bookingFields'
import { onlyInLists } from '@/collections/fields/hideFromLists'
import { stateField } from '@/collections/fields/stateField'
import { zonedDate } from '@/collections/fields/zonedDate'

export const instanceFields = (): Field[] => [
  { name: 'title', type: 'text', admin: onlyInLists, localized: true, maxLength: 400 },
  { name: 'event', type: 'relationship', index: true, relationTo: 'events', required: true },
  { type: 'row', fields: [zonedDate('start', { index: true, required: true }), zonedDate('end')] },
  {
    name: 'venue',
    type: 'relationship',
    admin: { description: "The event's venue, unless another is chosen" },
    index: true,
    relationTo: 'venues',
  },
  stateField({
    name: 'instanceStatus',
    defaultValue: 'scheduled',
    label: 'State',
    options: [
      { label: 'Taking place', value: 'scheduled' },
      { label: 'Cancelled', value: 'cancelled' },
      { label: 'Postponed', value: 'postponed' },
      { label: 'Sold out', value: 'sold_out' },
      { label: 'Moved', value: 'moved' },
    ],
    required: true,
  }),
  // The start that visitors last saw before the performance was moved.
  {
    name: 'previousStart',
    type: 'date',
    access: { create: () => false, update: () => false },
    admin: { hidden: true },
  },
  ...bookingFields(),
  {
    name: 'accessTypes',
    type: 'select',
    hasMany: true,
    label: 'Access performance',
    options: [
      { label: 'Audio described', value: 'audio_described' },
      { label: 'Captioned', value: 'captioned' },
      { label: 'Sign language interpreted', value: 'sign_language' },
      { label: 'Relaxed', value: 'relaxed' },
      { label: 'Dementia friendly', value: 'dementia_friendly' },
      { label: 'Touch tour', value: 'touch_tour' },
      { label: 'Surtitled', value: 'surtitled' },
      { label: 'Live streamed', value: 'live_streamed' },
    ],
  },
  {
    name: 'note',
    type: 'text',
    admin: { description: 'Preview, press night, schools matinée' },
    localized: true,
    maxLength: 200,
  },
]
