import type { Field } from 'payload'

/** Map rows of one event. A call that writes them checks them; a form carries them along. */
const rows = (name: string): Field => ({ name, type: 'json', admin: { hidden: true } })

/** Undecided: as the connection has it. */
const flag = (name: string): Field => ({ name, type: 'checkbox', admin: { hidden: true } })

/** What one event does in another way than its connection. */
export const eventSyncFields = (): Field[] => [
  flag('syncToPublished'),
  { name: 'eventFieldMaps', type: 'group', admin: { hidden: true }, fields: [flag('overrideEventMaps'), rows('rows')] },
  { name: 'eventInstanceFieldMaps', type: 'group', admin: { hidden: true }, fields: [flag('overrideInstanceMaps'), rows('rows'), flag('syncInstances'), flag('addInstances'), flag('removeInvalidInstances')] },
  { name: 'modesOfSale', type: 'group', admin: { hidden: true }, fields: [flag('overrideModesOfSale'), { name: 'modesOfSale', type: 'text', admin: { hidden: true }, hasMany: true, maxLength: 80 }] },
]
