import type { PluginSettings } from '@/lib/settings/defineSettings'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { BasePayload, CollectionConfig, Field, Plugin, SanitizedConfig, ServerFunction } from 'payload'
import type { BearerTokenStore } from '@/access/bearerTokens'
import type { ContentType } from '@/access/contentType'
import type { Permission } from '@/access/permissions'
import {
  callboardOf,
  type LoadSales,
  type EventPropertiesOf,
  type LoadExternalFields,
  type BulkRowsOf,
  type HostApplication,
  type PluginBlock,
} from '@/access/registryOf'
import type { EventValuesOf } from '@/database/events/eventValues'
import type { Gauge } from '@/database/gauges'
import type { FindSiteProblems } from '@/database/provider/findSiteProblems'
import type { AnyOperation } from '@/endpoints/define'
import type { AreaMessages } from '@/i18n/translator'
import type { ActivityActions } from '@/lib/activity/actions'
import type { AppPart } from '@/lib/apps/defineApp'
import type { Screen } from '@/lib/navigation/buildNavigation'
import type { SectionRule } from '@/lib/navigation/sections'
import type { PlanFeature } from '@/lib/plans/features'
import type { FileSource } from '@/lib/storage/moveFiles'

/** A worker job. `input` is untrusted queue data: parse it. */
export type Job = (payload: BasePayload, input: unknown) => Promise<void>

/**
 * A service that runs in each worker next to the queue.
 * @returns a function that stops it
 */
type Service = (payload: BasePayload) => Promise<() => Promise<void>>

/** Imports a file of another system into a tenant: `npm run import -- <name> …`. */
export interface Importer {
  /** Usage line, without `npm run import --`. */
  usage: string
  /** @param args command-line arguments after the name */
  run: (args: string[], load: () => Promise<BasePayload>) => Promise<void>
}

/**
 * An optional feature in its own folder under `src/plugins`. All properties except `name` are optional. Each is added
 * to the registry of its kind, and disappears when the plugin is removed from `payload.config.ts`.
 */
export interface CallboardPlugin {
  /** Name of its folder. */
  name: string
  /** Import map paths of components at the end of the account screen. Each receives the request. */
  accountCards?: string[]
  /** Labels of the audit log actions that it writes. */
  activity?: ActivityActions
  /** Code of apps in the catalogue. */
  apps?: AppPart<Field>[]
  /** Store of tokens with which programs call the API on behalf of a user. */
  bearerTokens?: BearerTokenStore
  /** Blocks of pages and posts, in addition to the core's. */
  blocks?: PluginBlock[]
  /** Rows that it stores with each document of a bulk write. */
  bulkRows?: BulkRowsOf
  /** Collections that are not content types. Those with a `tenant` field are emptied when a tenant is deleted. */
  collections?: CollectionConfig[]
  contentTypes?: ContentType[]
  /** Payload component paths of server components above the dashboard cards. Each receives `DashboardBoxProps`. */
  dashboard?: string[]
  /** Adds demo data after everything else. Must be idempotent: it is called again after an interrupted seed. */
  demo?: (payload: BasePayload) => Promise<void>
  /** Properties for automated collections that are only known at run time. */
  eventProperties?: EventPropertiesOf
  /** Event values that it stores, by the `source` of its properties. */
  eventValues?: Record<string, EventValuesOf>
  /** Changes to existing fields, hooks and views, as a Payload plugin. */
  extend?: Plugin
  /** Features that a plan or an addon can enable. Each is a column of plans and addons. */
  features?: PlanFeature[]
  /** Performance fields that it manages, which forms therefore do not offer for editing. */
  heldFields?: LoadExternalFields
  /** Files that it stores on disk besides upload collections: `npm run move-files` moves them to a bucket. */
  files?: (payload: BasePayload) => FileSource
  /** Installation-wide metrics, exposed with those of workers. */
  gauges?: Gauge[]
  hosts?: HostApplication
  /** By command-line name. */
  importers?: Record<string, () => Promise<Importer>>
  /** By name. Queue with `queueJob`. */
  jobs?: Record<string, Job>
  /**
   * Import map paths of server components below the language settings of a tenant. Each receives the request and the
   * `tenantId`.
   */
  languageCards?: string[]
  messages?: AreaMessages | AreaMessages[]
  operations?: AnyOperation[]
  /** Permissions in the settings group, in addition to those of its content types. */
  permissions?: Permission[]
  /** Sale information of performances, for the website. */
  sales?: LoadSales
  /** Scheduled jobs, in UTC: `{ job: 'tidyPreviews', cron: '17 * * * *' }`. Runs neither overlap nor accumulate. */
  schedule?: { cron: string; job: string }[]
  screens?: Screen[]
  sections?: SectionRule[]
  /** Problems of tenants, listed for the provider. One statement each. */
  siteProblems?: FindSiteProblems[]
  /**
   * Payload component paths of server components below a section's links, by section name. Each receives
   * `SidebarPartProps`.
   */
  sidebars?: Record<string, string>
  /** Server functions of the admin, in addition to its operations. They must check access themselves. */
  serverFunctions?: Record<string, ServerFunction>
  /** Services that run for the lifetime of each worker. */
  services?: Service[]
  /** Its environment settings, from `defineSettings`. Invalid values stop the start. */
  settings?: PluginSettings
  /**
   * Tables outside Payload's collections, by PostgreSQL name. Rows with `tenant_id` are deleted with the tenant; rows
   * with `collection` and `document_id` when the document is deleted outside Payload.
   */
  tables?: Record<string, PgTable>
}

/**
 * Declares a plugin.
 * @example export const seating = (): CallboardPlugin => definePlugin({ name: 'seating', operations: [holdSeat], tables: { seats } })
 */
export const definePlugin = (plugin: CallboardPlugin): CallboardPlugin => plugin

/** The plugins in the order of `payload.config.ts`. */
export const pluginsOf = (config: Pick<SanitizedConfig, 'custom'>): CallboardPlugin[] =>
  (callboardOf({ config }).plugins ?? []) as CallboardPlugin[]
