import { formatAdminURL } from 'payload/shared'
import { type BaseFilter, type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { publicError } from '@/access/publicError'
import { defineContentType } from '@/collections/defineContentType'
import { updateZonesFromVenue, rememberDatesWithoutZone, setVenueZone } from '@/collections/Events/venueZones'
import { EVENTS } from '@/collections/groups'
import { lockEventAndReadTrash } from '@/database/performances/trash'
import { translatorOf } from '@/i18n/translator'
import { whenCondition, sortForWhen, whenOf } from '@/lib/events/when'
import { idOf } from '@/lib/values'
import { instanceFields } from './fields'
import { setPerformanceName, setTranslatedNames } from './performanceNames'
import { rememberPreviousStart } from './rememberPreviousStart'
import { updateEventDates, updateEventDatesAfterDelete } from './updateEventsOnce'

const UNPROCESSABLE = 422

/**
 * Rejects restoring a performance whose event is in the trash, and adding one to such an event. The event is locked
 * meanwhile, so it cannot be trashed before this performance is visible to that transaction.
 */
const assertEventNotTrashed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const event = idOf(data.event ?? originalDoc?.event)
  if (!event || data.deletedAt) return data
  const isNew = event !== idOf(originalDoc?.event)
  const isRestoring = Boolean(originalDoc?.deletedAt)
  if ((!isNew && !isRestoring) || !(await lockEventAndReadTrash(req, event))) return data
  const t = translatorOf(req.i18n)
  // Restoring happens in a list, which only shows the message of an error.
  if (isRestoring) throw publicError(t('performanceEventTrashed'), UNPROCESSABLE)
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ message: t('referenceTrashed'), path: 'event' }],
  })
}

/**
 * Filters the performance list by its `?when=` parameter and applies the matching sort order. Payload calls the filter
 * before it reads the query, and would otherwise use the stored order of an earlier visit. Relationship pickers are not
 * filtered.
 */
const filterByWhen: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/event-instances' })
  if (req.pathname !== list) return null
  const when = whenOf(req.query.when)
  if (!req.searchParams.has('sort')) req.query.sort = sortForWhen(when)
  return whenCondition(when, new Date().toISOString())
}

const MOMENTS = ['start', 'end']

export const eventInstances = defineContentType({
  slug: 'event-instances',
  admin: { components: { beforeListTable: ['/src/components/document/WhenChips/WhenChips#WhenChips'] } },
  // The title begins with the event.
  columns: ['start', 'venue', 'instanceStatus', '_status'],
  defaultSort: 'start',
  description: 'Every single performance, with its own time and place.',
  fields: instanceFields(),
  group: EVENTS,
  hooks: {
    afterChange: [setTranslatedNames, updateEventDates],
    afterDelete: [updateEventDatesAfterDelete],
    beforeChange: [assertEventNotTrashed, rememberPreviousStart],
    beforeOperation: [rememberDatesWithoutZone(MOMENTS), setVenueZone(MOMENTS)],
    beforeValidate: [updateZonesFromVenue(MOMENTS, { isAlways: true }), setPerformanceName],
  },
  icon: 'Clock',
  indexes: [{ fields: ['tenant', 'start'] }, { fields: ['event', 'start'] }],
  labels: { plural: 'Performances', singular: 'Performance' },
  listFilter: filterByWhen,
  partOf: 'event',
  searchPriority: null,
  section: 'events',
  slugScope: false,
})
