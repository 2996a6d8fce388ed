import type { CollectionConfig, Plugin } from 'payload'
import { withOperations } from '../../endpoints/withOperations'
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
export const performances = (): Plugin => (config) => {
  const collections = config.collections?.map((one) => (one.slug === 'events' ? withRule(one) : one.slug === 'event-instances' ? withCalendar(one) : one))
  return withOperations({ ...config, collections }, [planPerformances, addPerformances, undoPerformances, readCalendar, movePerformance, listOtherZones, placePerformance])
}

function withRule(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  return { ...collection, admin: { ...admin, components: { ...admin?.components, edit: { ...edit, beforeDocumentControls: [ADD, ...(edit?.beforeDocumentControls ?? [])] } } } }
}

const withCalendar = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, components: { ...collection.admin?.components, views: { ...collection.admin?.components?.views, list: { Component: LIST } } } },
})
