import { defineContentType } from '../defineContentType'
import { EVENTS } from '../groups'
import { instanceFields } from './fields'
import { nameInstance } from './nameInstance'
import { placeInstance } from './placeInstance'
import { showWhen } from './showWhen'
import { spanEvent, spanEventAfterDelete } from './spanEvent'

export const eventInstances = defineContentType({
  slug: 'event-instances',
  admin: { components: { beforeListTable: ['/src/components/document/WhenChips/WhenChips#WhenChips'] } },
  columns: ['event', 'start', 'venue', 'instanceStatus', '_status'],
  defaultSort: 'start',
  description: 'Every single performance, with its own time and place.',
  fields: instanceFields(),
  group: EVENTS,
  hooks: { afterChange: [spanEvent], afterDelete: [spanEventAfterDelete], beforeOperation: [placeInstance], beforeValidate: [nameInstance] },
  icon: 'Clock',
  indexes: [{ fields: ['tenant', 'start'] }, { fields: ['event', 'start'] }],
  labels: { plural: 'Performances', singular: 'Performance' },
  listFilter: showWhen,
  searchPriority: null,
  section: 'events',
  slugScope: false,
})
