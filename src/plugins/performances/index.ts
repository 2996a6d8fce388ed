import type { CollectionConfig, Config } from 'payload'
import { definePlugin, type CallboardPlugin } from '../../config/definePlugin'
import { messages } from './messages'
import { addPerformances } from './operations/addPerformances'
import { listOtherZones } from './operations/listOtherZones'
import { movePerformance } from './operations/movePerformance'
import { placePerformance } from './operations/placePerformance'
import { planPerformances } from './operations/planPerformances'
import { readCalendar } from './operations/readCalendar'
import { undoPerformances } from './operations/undoPerformances'

const LIST = '/src/plugins/performances/components/Calendar/PerformancesList#PerformancesList'
const ADD = '/src/plugins/performances/components/Add/AddPerformances#AddPerformances'

/** Performances by the dozen: added by a rule, moved in a calendar, and put into the time zone of their place. */
export const performances = (): CallboardPlugin =>
  definePlugin({
    name: 'performances',
    activity: {
      'events.performanceMoved': { kind: 'content', names: ['title'], titled: 'activityPerformanceMovedOf', word: 'activityPerformanceMoved' },
      'events.performancePlaced': { kind: 'content', names: ['title'], word: 'activityPerformancePlaced' },
      'events.performancesAdded': { kind: 'content', names: ['performances', 'title'], titled: 'activityPerformancesAddedTo', word: 'activityPerformancesAdded' },
      'events.performancesUndone': { kind: 'content', names: ['performances', 'title'], titled: 'activityPerformancesUndoneOf', word: 'activityPerformancesUndone' },
    },
    extend: (config: Config): Config => ({
      ...config,
      collections: config.collections?.map((one) => (one.slug === 'events' ? withRule(one) : one.slug === 'event-instances' ? withCalendar(one) : one)),
    }),
    messages,
    operations: [planPerformances, addPerformances, undoPerformances, readCalendar, movePerformance, listOtherZones, placePerformance],
  })

function withRule(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls: [ADD, ...(edit?.beforeDocumentControls ?? [])] } } } }
}

const withCalendar = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, components: { ...collection.admin?.components, views: { ...collection.admin?.components?.views, list: { Component: LIST } } } },
})
