import type { Field } from 'payload'

/** Map rows of one event. A call that writes them checks them; a form carries them along. */
const rows = (name: string): Field => ({ name, type: 'json', admin: { hidden: true } })

/** What one event does in another way than its connection. */
export const eventSyncFields = (): Field[] => [
  { name: 'syncToPublished', type: 'checkbox', admin: { hidden: true }, defaultValue: true },
  { name: 'eventFieldMaps', type: 'group', admin: { hidden: true }, fields: [{ name: 'overrideEventMaps', type: 'checkbox', defaultValue: false }, rows('fields')] },
  { name: 'eventInstanceFieldMaps', type: 'group', admin: { hidden: true }, fields: [{ name: 'overrideInstanceMaps', type: 'checkbox', defaultValue: false }, rows('fields')] },
  { name: 'modesOfSale', type: 'group', admin: { hidden: true }, fields: [{ name: 'overrideModesOfSale', type: 'checkbox', defaultValue: false }, { name: 'modes', type: 'text', hasMany: true, maxLength: 80 }] },
]
