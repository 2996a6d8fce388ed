import type { CollectionConfig, Config } from 'payload'
import { definePlugin, type CallboardPlugin } from '../../config/definePlugin'
import { PANELS, ticketingApps } from './apps'
import { ticketingBlocks } from './blocks/pluginBlocks'
import { salesOf, valuesOf } from './database/facts'
import { deleteLinks, type LinkedCollection } from './database/links'
import { eventLinkFields, instanceLinkFields, showLink } from './fields/linkFields'
import { eventSyncFields } from './fields/syncFields'
import { refreshList } from './jobs/refreshList'
import { ticketingProperties } from './lib/facts/eventPropertiesOf'
import { messages } from './messages'
import { connectionOperations } from './operations/connection'
import { startDueSyncs } from './jobs/startDueSyncs'
import { syncTicketing } from './jobs/syncTicketing'
import { tidyRuns } from './jobs/tidyRuns'
import { linkEvent, unlinkEvent } from './operations/links'
import { listOperations } from './operations/lists'
import { mapOperations } from './operations/map'
import { confirmRun, readOneRun, readRuns, undoOneRun } from './operations/runs'
import { planEventSync, runOperations, syncEvent } from './operations/syncs'
import { API_PROVIDERS } from './providers'
import { ticketingSettings } from './settings'
import { connections, hosts } from './tables/connections'
import { links } from './tables/links'
import { lists } from './tables/lists'
import { changes, runs } from './tables/runs'

/** Box offices: their events, performances and booking links on the website, and in step with it. */
export const ticketing = (): CallboardPlugin =>
  definePlugin({
    name: 'ticketing',
    activity: {
      'ticketing.connected': { kind: 'settings', names: ['provider'], word: 'activityTicketingConnected' },
      'ticketing.disconnected': { kind: 'settings', names: ['provider'], word: 'activityTicketingDisconnected' },
      'ticketing.confirmed': { kind: 'settings', names: ['provider'], word: 'activityTicketingConfirmed' },
      'ticketing.eventSynced': { kind: 'content', names: ['provider'], word: 'activityTicketingEventSynced' },
      'ticketing.imported': { kind: 'settings', names: ['provider'], word: 'activityTicketingImported' },
      'ticketing.mapped': { kind: 'settings', names: ['provider'], word: 'activityTicketingMapped' },
      'ticketing.synced': { kind: 'settings', names: ['provider'], word: 'activityTicketingSynced' },
      'ticketing.undone': { kind: 'settings', names: ['provider'], word: 'activityTicketingUndone' },
      'ticketing.linked': { kind: 'content', names: ['name', 'provider'], word: 'activityTicketingLinked' },
      'ticketing.unlinked': { kind: 'content', names: ['name', 'provider'], word: 'activityTicketingUnlinked' },
    },
    apps: ticketingApps,
    blocks: ticketingBlocks,
    eventProperties: ticketingProperties,
    eventValues: Object.fromEntries(API_PROVIDERS.map(({ handle }) => [handle, valuesOf(handle)])),
    extend: withLinks,
    jobs: { deleteOldTicketingRuns: tidyRuns, refreshTicketingList: refreshList, startDueSyncs, syncTicketing },
    messages,
    operations: [...API_PROVIDERS.flatMap((provider) => [...connectionOperations(provider), ...listOperations(provider), ...mapOperations(provider), ...runOperations(provider)]), linkEvent, unlinkEvent, planEventSync, syncEvent, readRuns, readOneRun, undoOneRun, confirmRun],
    sales: salesOf,
    schedule: [
      { cron: '* * * * *', job: 'startDueSyncs' },
      { cron: '41 3 * * *', job: 'deleteOldTicketingRuns' },
    ],
    settings: ticketingSettings,
    tables: { ticketing_changes: changes, ticketing_connections: connections, ticketing_hosts: hosts, ticketing_links: links, ticketing_lists: lists, ticketing_runs: runs },
  })

const withLinks = (config: Config): Config => ({
  ...config,
  admin: { ...config.admin, dependencies: { ...config.admin?.dependencies, ...PANELS } },
  collections: config.collections?.map((one) =>
    one.slug === 'events' ? linked(one, 'events', [...eventLinkFields(), ...eventSyncFields()]) : one.slug === 'event-instances' ? linked(one, 'event-instances', instanceLinkFields()) : one,
  ),
})

const linked = (collection: CollectionConfig, slug: LinkedCollection, fields: CollectionConfig['fields']): CollectionConfig => ({
  ...collection,
  fields: [...collection.fields, ...fields],
  hooks: {
    ...collection.hooks,
    afterDelete: [...(collection.hooks?.afterDelete ?? []), ({ id, req }) => deleteLinks(req, slug, [String(id)])],
    beforeChange: [...(collection.hooks?.beforeChange ?? []), showLink(slug)],
  },
})
