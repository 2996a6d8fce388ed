import { defineContentType } from '../defineContentType'
import { followPlace, noteMoments, startInPlace } from '../Events/followPlace'
import { EVENTS } from '../groups'
import { instanceFields } from './fields'
import { nameInstance, renameInstance } from './nameInstance'
import { keepPreviousStart } from './keepPreviousStart'
import { keepWithEvent } from './keepWithEvent'
import { showWhen } from './showWhen'
import { spanEvent, spanEventAfterDelete } from './spanEvent'

const MOMENTS = ['start', 'end']

export const eventInstances = defineContentType({
  slug: 'event-instances',
  admin: { components: { beforeListTable: ['/src/components/document/WhenChips/WhenChips#WhenChips'] } },
  columns: ['event', 'start', 'venue', 'instanceStatus', '_status'],
  defaultSort: 'start',
  description: 'Every single performance, with its own time and place.',
  fields: instanceFields(),
  group: EVENTS,
  hooks: {
    afterChange: [renameInstance, spanEvent],
    afterDelete: [spanEventAfterDelete],
    beforeChange: [keepWithEvent, keepPreviousStart],
    beforeOperation: [noteMoments(MOMENTS), startInPlace(MOMENTS)],
    beforeValidate: [followPlace(MOMENTS, { isAlways: true }), nameInstance],
  },
  icon: 'Clock',
  indexes: [{ fields: ['tenant', 'start'] }, { fields: ['event', 'start'] }],
  labels: { plural: 'Performances', singular: 'Performance' },
  listFilter: showWhen,
  partOf: 'event',
  searchPriority: null,
  section: 'events',
  slugScope: false,
})
