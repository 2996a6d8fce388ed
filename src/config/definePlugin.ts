import type { PluginSettings } from '../lib/settings/defineSettings'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { BasePayload, CollectionConfig, Field, Plugin, SanitizedConfig, ServerFunction } from 'payload'
import type { BearerTokens } from '../access/bearerTokens'
import type { BulkRowsOf } from '../access/bulkRows'
import type { ContentType } from '../access/contentType'
import type { EventPropertiesOf } from '../access/eventPropertiesOf'
import type { HeldFieldsOf } from '../access/heldFieldsOf'
import type { Permission } from '../access/permissions'
import type { PluginBlock } from '../access/pluginBlock'
import { callboardOf } from '../access/registryOf'
import type { SalesOf } from '../access/salesOf'
import type { EventValuesOf } from '../database/events/eventValues'
import type { Gauge } from '../database/gauges'
import type { SiteProblemsOf } from '../database/provider/siteProblemsOf'
import type { AnyOperation } from '../endpoints/define'
import type { AreaMessages } from '../i18n/areas'
import type { ActivityActions } from '../lib/activity/actions'
import type { AppPart } from '../lib/apps/defineApp'
import type { Screen } from '../lib/navigation/buildNavigation'
import type { SectionRule } from '../lib/navigation/sections'
import type { PlanFeature } from '../lib/plans/features'
import type { FileSource } from '../lib/storage/moveFiles'

/** A job of the worker. `input` is whatever was queued: parse it. */
export type Job = (payload: BasePayload, input: unknown) => Promise<void>

/** Something that runs beside the queue of a worker. @returns what ends it */
type Service = (payload: BasePayload) => Promise<() => Promise<void>>

/** What answers on hosts that are not the admin's. */
export interface HostApplication {
  /** Its hosts lie among those of another plugin, and are asked first. Default: false. */
  isWithinOthers?: boolean
  /** Does it answer on the host of these headers? Costs nothing on the admin's own host. */
  isResponsible: (config: SanitizedConfig, headers: Headers) => Promise<boolean>
  /** Answers a page; null where it is not responsible. */
  servePage: (config: SanitizedConfig, request: Request) => Promise<Response | null>
  /** Answers a call of the API; null where it is not responsible. */
  serveApi: (config: SanitizedConfig, request: Request) => Promise<Response | null>
  /** The page for an address at which nobody answers. Default: a line of plain text. */
  notFoundPage?: (request: Request) => Response
}

/** Reads a file of another system into a tenant: `npm run import -- <name> …`. */
export interface Importer {
  /** How it is called, without `npm run import --`. */
  usage: string
  /** @param args what follows its name on the command line */
  run: (args: string[], load: () => Promise<BasePayload>) => Promise<void>
}

/**
 * What a tenant or an adopter can live without, in a folder of its own under `src/plugins`. Everything here is
 * optional; what is given is added to the registry of its kind, and gone when the plugin is taken out of the list in
 * `payload.config.ts`.
 */
export interface CallboardPlugin {
  /** Name of its folder. */
  name: string
  /** Components at the end of the account's screen, as paths of the import map. Each is given the request. */
  accountCards?: string[]
  /** Actions of the audit log that it writes, in words. */
  activity?: ActivityActions
  /** The code of apps of the catalogue. */
  apps?: AppPart<Field>[]
  /** Tokens with which programs call the API in somebody's name. */
  bearerTokens?: BearerTokens
  /** Blocks of pages and posts, beside the core's. */
  blocks?: PluginBlock[]
  /** Rows that it keeps beside each document of a bulk write. */
  bulkRows?: BulkRowsOf
  /** Collections that are no content types. One with a field `tenant` loses a tenant's documents with the tenant. */
  collections?: CollectionConfig[]
  contentTypes?: ContentType[]
  /** Server components above the cards of the dashboard, by their paths as Payload takes them. Each gets `DashboardBoxProps`. */
  dashboard?: string[]
  /** What it adds to the demo, after everything else is there. A demo that was interrupted calls it again. */
  demo?: (payload: BasePayload) => Promise<void>
  /** What events can be chosen by in automated collections, where that is known at run time only. */
  eventProperties?: EventPropertiesOf
  /** Values that it keeps for events, by the `source` that its properties name. */
  eventValues?: Record<string, EventValuesOf>
  /** Changes to what is there already: fields, hooks and screens of collections, in Payload's own terms. */
  extend?: Plugin
  /** What a plan or an addon can switch on. Each is a column of plans and addons. */
  features?: PlanFeature[]
  /** Fields of performances that it fills in, so that nobody writes them in vain. */
  heldFields?: HeldFieldsOf
  /** Files that it keeps on disk beside those of upload collections: `npm run move-files` takes them to a bucket. */
  files?: (payload: BasePayload) => FileSource
  /** Figures of the whole installation, shown with the metrics of workers. */
  gauges?: Gauge[]
  hosts?: HostApplication
  /** By the name that the command line gives them. */
  importers?: Record<string, () => Promise<Importer>>
  /** By name. Queue one with `queueJob`. */
  jobs?: Record<string, Job>
  /** Server components below the languages of a site on their screen, as paths of the import map. Each is given the request and the `tenantId`. */
  languageCards?: string[]
  messages?: AreaMessages | AreaMessages[]
  operations?: AnyOperation[]
  /** Keys beside those of its content types, in the group of settings. */
  permissions?: Permission[]
  /** What is known of the sale of performances, for the website. */
  sales?: SalesOf
  /** Jobs by the clock, in UTC: `{ job: 'tidyPreviews', cron: '17 * * * *' }`. Never twice at once, never piled up. */
  schedule?: { cron: string; job: string }[]
  screens?: Screen[]
  sections?: SectionRule[]
  /** What it knows to be wrong with sites, for the provider who looks after all of them. Each in one statement. */
  siteProblems?: SiteProblemsOf[]
  /** Server components below the links of a section, by its name: their paths as Payload takes them. Each gets `SidebarPartProps`. */
  sidebars?: Record<string, string>
  /** Functions of the admin beside its operations. They ask access control themselves. */
  serverFunctions?: Record<string, ServerFunction>
  /** Run in each worker as long as it lives. */
  services?: Service[]
  /** Its settings from the environment, of `defineSettings`. Nonsense is refused at the start. */
  settings?: PluginSettings
  /**
   * Tables that are no collections, by their name in PostgreSQL. A tenant's rows, by `tenant_id`, go with the
   * tenant; a document's, by `collection` and `document_id`, when the document is deleted outside of Payload. */
  tables?: Record<string, PgTable>
}

/**
 * Declares a plugin.
 * @example export const seating = (): CallboardPlugin => definePlugin({ name: 'seating', operations: [holdSeat], tables: { seats } })
 */
export const definePlugin = (plugin: CallboardPlugin): CallboardPlugin => plugin

/** The plugins of an installation, in the order of `payload.config.ts`. */
export const pluginsOf = (config: Pick<SanitizedConfig, 'custom'>): CallboardPlugin[] =>
  (callboardOf({ config }).plugins ?? []) as CallboardPlugin[]
