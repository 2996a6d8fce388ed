import {
  type BasePayload,
  type CollectionConfig,
  type Config,
  createLocalReq,
  definePlugin,
  type Field,
  type Plugin,
} from 'payload'
import { addFeature, mapCollections, uiLabel, withHooks, withViews } from '@/exports/server'
import { labelIn } from '@/collections/labels'
import { withListParts } from '@/config/change'
import { defineApp } from '@/lib/apps/defineApp'
import { ticketingBlocks } from './blocks/pluginBlocks'
import { DEMO_COMPONENTS, demoParts, withDemoScreen } from './demo/parts'
import { salesOf, valuesOf } from './database/facts'
import { deleteLinks, type LinkedCollection } from './database/links'
import { syncRuns } from './database/gauges'
import { deleteOldRuns } from './database/runs'
import { ticketingProblems } from './database/siteProblems'
import { keepFollowing } from './fields/keepFollowing'
import { eventLinkFields, instanceLinkFields, copyLinkToDocument } from './fields/linkFields'
import { eventSyncFields } from './fields/syncFields'
import { withMarks } from './fields/withMarks'
import { checkSoldOutOf, startSoldOutChecks } from './jobs/checkSoldOut'
import { refreshList } from './jobs/refreshList'
import { bringInPath } from './lib/bringInPath'
import { ticketingProperties } from './lib/facts/eventPropertiesOf'
import { markMessages, messages } from './messages'
import { connectionOperations } from './operations/connection'
import { startDueSyncs } from './jobs/startDueSyncs'
import { syncTicketing } from './jobs/syncTicketing'
import { bringInOperations } from './operations/unlinked'
import { readImport } from './operations/imports'
import { linkEvent, unlinkEvent } from './operations/links'
import { listOperations } from './operations/lists'
import { resumeFollowingField, readMarks } from './operations/marks'
import { mapOperations } from './operations/map'
import { confirmRun, followRun, readOneRun, readRuns, undoOneRun } from './operations/runs'
import { followEvent, planEventSync, runOperations, syncEvent } from './operations/syncs'
import { heldFields } from './lib/marks/heldFields'
import { keepAnnounced } from './lib/marks/keepAnnounced'
import type { TicketingProvider } from './lib/provider/provider'
import { IDLE_RUN_DAYS, RUN_RETENTION_DAYS } from './lib/sync/limits'
import { addProviders, connectableProviders } from './providers'
import { providerAddresses, ticketingSettings } from './settings'
import { connections, hosts } from './tables/connections'
import { links } from './tables/links'
import { lists } from './tables/lists'
import { changes, runs } from './tables/runs'

const PANEL = '/src/plugins/ticketing/components/Connection/ConnectionPanel#ConnectionPanel'

/** Component of the box-office app screens, for Payload's import map. */
const PANELS = { ticketingConnection: { path: PANEL, type: 'component' as const } }

/** Each box office is an app in the catalogue, with its own screen instead of a settings form. */
const ticketingApps = () =>
  connectableProviders().map(({ handle, website }) =>
    defineApp({
      handle,
      panel: PANEL,
      settings: [],
      ...(website && { website: { policy: () => website.policy(providerAddresses({})) } }),
    }),
  )

type TicketingOptions = {
  /** Providers of the installation, in addition to the built-in ones. */
  providers?: readonly TicketingProvider[]
}

const withOptions = definePlugin<TicketingOptions>({
  slug: 'ticketing',
  plugin: ({ config, providers = [] }) => {
    addProviders(providers)
    const demo = demoParts()
    return addFeature(config, {
      name: 'ticketing',
      activity: {
        'ticketing.connected': { kind: 'settings', names: ['provider'], message: 'activityTicketingConnected' },
        'ticketing.disconnected': { kind: 'settings', names: ['provider'], message: 'activityTicketingDisconnected' },
        'ticketing.confirmed': { kind: 'settings', names: ['provider'], message: 'activityTicketingConfirmed' },
        'ticketing.eventSynced': { kind: 'content', names: ['provider'], message: 'activityTicketingEventSynced' },
        'ticketing.followed': { kind: 'content', names: ['field', 'provider'], message: 'activityTicketingFollowed' },
        'ticketing.followedEvent': { kind: 'content', names: ['provider'], message: 'activityTicketingFollowedEvent' },
        'ticketing.followedRun': {
          kind: 'settings',
          names: ['count', 'provider'],
          message: 'activityTicketingFollowedRun',
        },
        'ticketing.imported': { kind: 'settings', names: ['provider'], message: 'activityTicketingImported' },
        'ticketing.mapped': { kind: 'settings', names: ['provider'], message: 'activityTicketingMapped' },
        'ticketing.synced': { kind: 'settings', names: ['provider'], message: 'activityTicketingSynced' },
        'ticketing.undone': { kind: 'settings', names: ['provider'], message: 'activityTicketingUndone' },
        'ticketing.linked': { kind: 'content', names: ['name', 'provider'], message: 'activityTicketingLinked' },
        'ticketing.linkedMany': {
          kind: 'settings',
          names: ['count', 'provider'],
          message: 'activityTicketingLinkedMany',
        },
        'ticketing.unlinked': { kind: 'content', names: ['name', 'provider'], message: 'activityTicketingUnlinked' },
      },
      apps: ticketingApps(),
      blocks: ticketingBlocks,
      navigation: { screens: demo.screens },
      programs: { demo: demo.demo },
      events: {
        properties: ticketingProperties,
        values: Object.fromEntries(connectableProviders().map(({ handle }) => [handle, valuesOf(handle)])),
        heldFields,
        keepValues: keepAnnounced,
        sales: salesOf,
      },
      extend: (config) => withDemoScreen(withLinks(config)),
      messages: [messages, markMessages],
      operations: [
        ...connectableProviders().flatMap((provider) => [
          ...connectionOperations(provider),
          ...listOperations(provider),
          ...mapOperations(provider),
          ...runOperations(provider),
          ...bringInOperations(provider),
        ]),
        ...[
          readImport,
          linkEvent,
          unlinkEvent,
          planEventSync,
          syncEvent,
          followEvent,
          readMarks,
          resumeFollowingField,
          readRuns,
          readOneRun,
          undoOneRun,
          followRun,
          confirmRun,
        ],
        ...demo.operations,
      ],
      provider: { gauges: [syncRuns], siteProblems: [ticketingProblems] },
      settings: ticketingSettings,
      storage: {
        tables: {
          ticketing_changes: changes,
          ticketing_connections: connections,
          ticketing_hosts: hosts,
          ticketing_links: links,
          ticketing_lists: lists,
          ticketing_runs: runs,
        },
      },
      worker: {
        services: demo.services,
        jobs: {
          checkSoldOut: checkSoldOutOf,
          deleteOldTicketingRuns: tidyRuns,
          refreshTicketingList: refreshList,
          startDueSyncs,
          startSoldOutChecks,
          syncTicketing,
        },
        schedule: [
          { cron: '* * * * *', job: 'startDueSyncs' },
          { cron: '*/5 * * * *', job: 'startSoldOutChecks' },
          { cron: '41 3 * * *', job: 'deleteOldTicketingRuns' },
        ],
      },
    })
  },
})

/** Integrates box offices: syncs their events, performances and booking links with the website. */
export const ticketing = (options: TicketingOptions = {}): Plugin => withOptions(options)

const BRING_IN = '/src/plugins/ticketing/components/BringIn'
const bringInView = {
  Component: `${BRING_IN}/BringInScreen#BringInScreen`,
  exact: true,
  meta: { title: 'Bring in events' },
  path: bringInPath(':handle'),
} as const

function withLinks(config: Config): Config {
  const { admin, ...completed } = withViews(config, { bringInEvents: bringInView })
  const dependencies = { ...admin?.dependencies, ...DEMO_COMPONENTS, ...PANELS }
  return mapCollections(
    mapCollections({ ...completed, admin: { ...admin, dependencies } }, 'events', withEventLinks),
    'event-instances',
    withInstanceLinks,
  )
}

/** With the panel of the box office, and links from the list to the screens that import box-office events. */
const withEventLinks = (collection: CollectionConfig): CollectionConfig => ({
  ...withHooks(withListParts(collection, { before: [`${BRING_IN}/BringInLinks#BringInLinks`] }), linkHooks('events')),
  fields: [...withMarks(withPanel(collection.fields), 'events'), ...eventLinkFields(), ...eventSyncFields()],
})

const withInstanceLinks = (collection: CollectionConfig): CollectionConfig => ({
  ...withHooks(collection, { ...linkHooks('event-instances'), afterChange: [keepFollowing] }),
  fields: [...withMarks(collection.fields, 'event-instances'), ...instanceLinkFields()],
})

const linkHooks = (slug: LinkedCollection): Pick<Hooks, 'afterDelete' | 'beforeChange'> => ({
  afterDelete: [({ id, req }) => deleteLinks(req, slug, [String(id)])],
  beforeChange: [copyLinkToDocument(slug)],
})

type Hooks = NonNullable<CollectionConfig['hooks']>

/** Deletes runs past their retention period. */
export async function tidyRuns(payload: BasePayload): Promise<void> {
  await deleteOldRuns(await createLocalReq({}, payload), { days: RUN_RETENTION_DAYS, idleDays: IDLE_RUN_DAYS })
}

const EVENT_PANEL = '/src/plugins/ticketing/components/EventPanel/EventPanel#EventPanel'

/** The panel is placed in the sidebar, before this field. */
const BEFORE = 'season'

const panelField: Field = {
  name: 'ticketingPanel',
  type: 'ui',
  admin: { components: { Field: EVENT_PANEL }, disableBulkEdit: true, disableListColumn: true, position: 'sidebar' },
  label: uiLabel(labelIn('ticketingSync')),
}

function withPanel(fields: Field[]): Field[] {
  const index = fields.findIndex((field) => 'name' in field && field.name === BEFORE)
  return index < 0 ? [...fields, panelField] : [...fields.slice(0, index), panelField, ...fields.slice(index)]
}
