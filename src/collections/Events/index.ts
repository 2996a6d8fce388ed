import { formatAdminURL } from 'payload/shared'
import type { BaseFilter, CollectionAfterChangeHook, Where } from 'payload'
import { defineContentType } from '@/collections/defineContentType'
import { EVENTS } from '@/collections/groups'
import { listFilterCondition } from '@/lib/lists/chosenIn'
import { idOf } from '@/lib/values'
import { renamePerformances } from '@/collections/EventInstances/renamePerformances'
import { eventFields } from './fields'
import { setDatesFromPerformances, rememberCopiedEvent } from './setDatesFromPerformances'
import { updateZonesFromVenue, rememberDatesWithoutZone, updatePerformanceZones, rememberVenueZone } from './venueZones'
import { NEXT_PERFORMANCE, sortByNextPerformance } from './sortByNextPerformance'
import {
  deletePerformances,
  lockPerformances,
  rememberLockOverride,
  trashPerformancesWithEvent,
} from './trashPerformances'

/** Renames the performances of an event after its title changes. */
const renamePerformancesOfEvent: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  await renamePerformances(req, idOf(data.tenant ?? doc.tenant), { event: String(doc.id) })
  return doc
}

/** Filters the event list by its `?when=` and `?state=` parameters. Relationship pickers are not filtered. */
const filterEventList: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/events' })
  return req.pathname === list
    ? (listFilterCondition('events', (name) => req.query[name], new Date().toISOString()) as Where | null)
    : null
}

const LIFE = '/src/components/document/EventLife'
const CHIPS = '/src/components/document/EventChips/EventChips#EventChips'
const LIST = '/src/components/document/EventRow/EventsList#EventsList'
const MOMENTS = ['startDate', 'endDate']

export const events = defineContentType({
  slug: 'events',
  admin: {
    components: {
      beforeListTable: [CHIPS, `${LIFE}/EventsLife#EventsLife`],
      edit: { beforeDocumentControls: [`${LIFE}/EventLife#EventLife`] },
      views: { list: { Component: LIST } },
    },
  },
  columns: [NEXT_PERFORMANCE, 'eventStatus', '_status'],
  defaultSort: NEXT_PERFORMANCE,
  description: 'Productions, concerts, exhibitions, talks: what people come for.',
  fields: eventFields(),
  group: EVENTS,
  hooks: {
    afterChange: [trashPerformancesWithEvent, updatePerformanceZones('event'), renamePerformancesOfEvent],
    beforeChange: [lockPerformances, rememberVenueZone('event'), setDatesFromPerformances],
    beforeDelete: [deletePerformances],
    beforeOperation: [
      sortByNextPerformance,
      rememberLockOverride,
      rememberDatesWithoutZone(MOMENTS),
      rememberCopiedEvent,
    ],
    beforeValidate: [updateZonesFromVenue(MOMENTS)],
  },
  icon: 'CalendarDays',
  indexes: [{ fields: ['tenant', 'startDate'] }],
  labels: { plural: 'Events', singular: 'Event' },
  listFilter: filterEventList,
  searchPriority: 100,
  section: 'events',
})
