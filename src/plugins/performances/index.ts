import { definePlugin, type CollectionConfig, type Config, type Field } from 'payload'
import { addFeature, mapCollections, uiLabel, withListView, withViews } from '@/exports/server'
import type { MessageKey } from '@/exports/types'
import { translatedLabel } from '@/collections/labels'
import { withEditComponents } from '@/config/change'
import type { Action } from '@/lib/activity/actions'
import { withKey } from '@/lib/navigation/viewer'
import { readAnnouncements } from './database/announcements'
import { ANNOUNCEMENTS } from './lib/announcements/limits'
import { announceMessages, messages, tableMessages } from './messages'
import { addPerformances } from './operations/addPerformances'
import { announceChange } from './operations/announcements/announce'
import { listSiteAnnouncements } from './operations/announcements/list'
import { previewAnnouncement } from './operations/announcements/preview'
import { takeAnnouncementBack } from './operations/announcements/takeBack'
import { takeAnnouncementOffPages } from './operations/announcements/takeOffPages'
import { changePerformances } from './operations/changePerformances'
import { listEventPerformances } from './operations/listEventPerformances'
import { listOtherZones } from './operations/listOtherZones'
import { movePerformance } from './operations/movePerformance'
import { placePerformance } from './operations/placePerformance'
import { planPerformances } from './operations/planPerformances'
import { readCalendar } from './operations/readCalendar'
import { restorePerformances } from './operations/restorePerformances'
import { undoPerformances } from './operations/undoPerformances'
import { announcedPerformances, announcements, announcementTexts } from './tables/announcements'

const LIST = '/src/plugins/performances/components/Calendar/PerformancesList#PerformancesList'
const ADD = '/src/plugins/performances/components/Add/AddPerformances#AddPerformances'
const TABLE = '/src/plugins/performances/components/Table/PerformancesField#PerformancesField'

const AT_VENUE = '/src/plugins/performances/components/Announce/AnnounceAtVenue#AnnounceAtVenue'
const ANNOUNCE_VIEW = {
  Component: '/src/plugins/performances/components/Announce/AnnouncementsScreen#AnnouncementsScreen',
  exact: true,
  meta: { title: 'Announce a change' },
  path: ANNOUNCEMENTS,
} as const

/** Tools for many performances: adding by a rule, a calendar, a table in the event, and fixing time zones. */
export const performances = definePlugin({
  slug: 'performances',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'performances',
      activity: {
        'events.performanceMoved': {
          kind: 'content',
          names: ['title'],
          titled: 'activityPerformanceMovedOf',
          message: 'activityPerformanceMoved',
        },
        'events.performancePlaced': { kind: 'content', names: ['title'], message: 'activityPerformancePlaced' },
        'events.performancesAdded': {
          kind: 'content',
          names: ['performances', 'title'],
          titled: 'activityPerformancesAddedTo',
          message: 'activityPerformancesAdded',
        },
        'events.performancesUndone': {
          kind: 'content',
          names: ['performances', 'title'],
          titled: 'activityPerformancesUndoneOf',
          message: 'activityPerformancesUndone',
        },
        'events.changeAnnounced': {
          kind: 'content',
          names: ['performances', 'title'],
          message: 'activityChangeAnnounced',
        },
        'events.changeOffPages': { kind: 'content', message: 'activityChangeOffPages' },
        'events.changeTakenBack': { kind: 'content', names: ['performances'], message: 'activityChangeTakenBack' },
        'events.performancesCancelled': ofMany('activityPerformancesCancelled'),
        'events.performancesChanged': ofMany('activityPerformancesChanged'),
        'events.performancesPostponed': ofMany('activityPerformancesPostponed'),
        'events.performancesRestored': ofMany('activityPerformancesRestored'),
        'events.performancesShifted': ofMany('activityPerformancesShifted'),
        'events.performancesSoldOut': ofMany('activityPerformancesSoldOut'),
      },
      events: { announcements: readAnnouncements },
      extend: (config) =>
        mapCollections(
          mapCollections(withAnnouncements(config), 'events', withAddAndTable),
          'event-instances',
          (collection) => withListView(collection, LIST),
        ),
      messages: [messages, tableMessages, announceMessages],
      navigation: {
        screens: [
          {
            icon: 'CalendarClock',
            kind: 'screen',
            label: 'announceTitle',
            may: (viewer) => viewer.administers || viewer.isSuperAdmin || withKey('events:manage')(viewer),
            section: 'events',
            target: ANNOUNCEMENTS,
          },
        ],
      },
      operations: [
        previewAnnouncement,
        announceChange,
        listSiteAnnouncements,
        takeAnnouncementBack,
        takeAnnouncementOffPages,
        planPerformances,
        addPerformances,
        undoPerformances,
        readCalendar,
        movePerformance,
        listOtherZones,
        placePerformance,
        listEventPerformances,
        changePerformances,
        restorePerformances,
      ],
      storage: {
        tables: {
          announced_performances: announcedPerformances,
          saved_announcements: announcementTexts,
          announcements,
        },
      },
    }),
})

/** With the screen of announcements, and links to it. */
const withAnnouncements = (config: Config): Config =>
  mapCollections(withViews(config, { announcements: ANNOUNCE_VIEW }), 'venues', (collection) =>
    withEditComponents(collection, ({ beforeDocumentControls = [] }) => ({
      beforeDocumentControls: [AT_VENUE, ...beforeDocumentControls],
    })),
  )

/** Activity entry that names the event and the number of performances. */
const ofMany = (word: MessageKey): Action => ({
  kind: 'content',
  names: ['performances', 'title'],
  titled: word,
  message: word,
})

const withAddAndTable = (collection: CollectionConfig): CollectionConfig => ({
  ...withEditComponents(collection, ({ beforeDocumentControls = [] }) => ({
    beforeDocumentControls: [ADD, ...beforeDocumentControls],
  })),
  fields: withTable(collection.fields),
})

/** Adds a tab with the table of performances after the first tab of an event. */
const withTable = (fields: Field[]): Field[] =>
  fields.map((field) =>
    field.type === 'tabs'
      ? {
          ...field,
          tabs: [
            ...field.tabs.slice(0, 1),
            { fields: [tableField], label: translatedLabel('Performances') },
            ...field.tabs.slice(1),
          ],
        }
      : field,
  )

const tableField: Field = {
  name: 'performancesTable',
  type: 'ui',
  admin: { components: { Field: TABLE }, disableBulkEdit: true, disableListColumn: true },
  label: uiLabel(translatedLabel('Performances')),
}
