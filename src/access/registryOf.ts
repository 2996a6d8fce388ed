import type { Field, PayloadRequest, Block, SanitizedConfig } from 'payload'
import type { ActivityActions } from '@/lib/activity/actions'
import type { AppPart } from '@/lib/apps/defineApp'
import type { Screen } from '@/lib/navigation/buildNavigation'
import type { SectionRule } from '@/lib/navigation/sections'
import type { PlanFeature } from '@/lib/plans/features'
import type { EventValuesOf } from '@/database/events/eventValues'
import type { OwnTables } from '@/database/tables'
import type { FindSiteProblems } from '@/database/provider/findSiteProblems'
import type { BearerTokenStore } from './bearerTokens'
import type { SecondFactor } from './secondFactor'
import type { ContentType } from './contentType'
import type { PermissionKey, PermissionRegistry } from './permissions'
import type { Announcements } from '@/lib/events/announcement'
import type { Sale } from '@/lib/events/sale'
import type { Transaction } from '@/database/connections'
import type { EventProperty } from '@/lib/events/conditions/property'
import type { BulkRow } from '@/database/bulk/rows'
import type { ShownBlock } from '@/lib/site/embed'

/**
 * The registries of this installation in Payload's `config.custom`: what the core defines, and what plugins add with
 * `addFeature`.
 */
export interface CallboardConfig {
  contentTypes: ContentType[]
  registry: PermissionRegistry
  /** Every declared operation. */
  operations: OperationInfo[]
  /** Labels of audit log actions. */
  actions: ActivityActions
  /** Code of the apps in the catalogue, matched by handle. */
  apps: AppPart<Field>[]
  /** Blocks added by plugins. */
  blocks: PluginBlock[]
  /** Token stores of plugins for programs that call the API. */
  bearerTokens: BearerTokenStore[]
  /** Second factors of plugins, besides the authenticator app. */
  secondFactors: SecondFactor[]
  /** Rows that plugins write with each document of a bulk write. */
  bulkRows: BulkRowsOf[]
  /** What plugins write when documents are changed in bulk. */
  bulkChanges: RecordBulkChange[]
  /** Component paths that plugins add to screens of the core; those of sidebars by the section whose links they follow. */
  components: {
    account: string[]
    /** Beside fields for a code of two-factor sign-in. */
    codes: string[]
    dashboard: string[]
    dashboardEnd: string[]
    languages: string[]
    provider: string[]
    safety: string[]
    sidebars: Record<string, string>
    signIn: string[]
  }
  /** What plugins know of events and performances. */
  events: EventsPart[]
  /** In the order of the plugins. Use `featuresOf` for the typed list. */
  features: readonly { name: string }[]
  /** What plugins serve on hosts other than the admin's, previews first. */
  hosts: HostApplication[]
  /** Screens that plugins add, and the sections of the top navigation, in order. */
  navigation: { screens: Screen[]; sections: SectionRule[] }
  /** What is planned for documents. */
  planned: LoadPlanned[]
  /** What a plan or an addon can enable. */
  planFeatures: PlanFeature[]
  /** What a new site can begin with. */
  starters: SiteStarter[]
  /** Problems of tenants that plugins report. */
  siteProblems: FindSiteProblems[]
  /** Tables outside Payload's collections, by PostgreSQL name. */
  tables: OwnTables
  /** Tables outside Payload's collections with tenant rows, by `tenant_id`. */
  tenantTables: string[]
  /** Tables with rows of documents, by `collection` and `document_id`, those of collections included. */
  documentTables: string[]
}

/** Something that waits for a document, such as a release: it would undo or repeat a change, or fail without it. */
interface PlannedChange {
  collection: string
  /** Of the document. */
  id: string
  /** Of what waits for it. */
  planId: string
  /** What it is and where, in the reader's language. */
  what: string
}

/** Returns what is planned for documents of a tenant. */
export type LoadPlanned = (
  req: PayloadRequest,
  tenant: string,
  documents: { collection: string; id: string }[],
) => Promise<PlannedChange[]>

/** The parts of an operation that the API description and tests use. */
export interface OperationInfo {
  name: string
  method: string
  path: string
  takesFile?: boolean
  takesSignedBody?: boolean
  takesToken?: boolean
  tool?: { proposes?: boolean }
  who: { anyOf?: PermissionKey[]; kind: string }
}

/** Content that a new site can begin with. */
export interface SiteStarter {
  /** As `POST /api/tenants/onboard` takes it. */
  key: string
  /** In the language of the reader. */
  label: (req: PayloadRequest) => string
  /** Writes the content, in the transaction of the request. The caller checks permissions. */
  write: (req: PayloadRequest, tenant: { id: string; language: string; name: string }) => Promise<unknown>
}

interface WithConfig {
  config: { custom?: Record<string, unknown> }
}

/** The registries that this installation was configured with. */
export function callboardOf({ config }: WithConfig): CallboardConfig {
  return config.custom?.callboard as CallboardConfig
}

/** The code of an app; null if it has none. */
export const appPartOf = (payload: WithConfig, handle: string): AppPart<Field> | null =>
  callboardOf(payload).apps.find((app) => app.handle === handle) ?? null

export const registryOf = (payload: WithConfig): PermissionRegistry => callboardOf(payload).registry

/** Serves hosts other than the admin's. */
export interface HostApplication {
  /** Whether all its hosts are below the preview domain: it is asked there only, and first. Default: false. */
  isPreview?: boolean
  /** Whether it serves the host of these headers. Must not query anything for the admin's own host. */
  isResponsible: (config: SanitizedConfig, headers: Headers) => Promise<boolean>
  /** Serves a page; null if not responsible. */
  servePage: (config: SanitizedConfig, request: Request) => Promise<Response | null>
  /** Serves an API request; null if not responsible. */
  serveApi: (config: SanitizedConfig, request: Request) => Promise<Response | null>
  /** The 404 page for hosts that no application serves. Default: a line of plain text. */
  notFoundPage?: (request: Request) => Response
}

/** The values of one block, with texts in the requested language. */
export type BlockValues = Readonly<Record<string, unknown>>

/** A block that a plugin adds to pages and posts. */
export interface PluginBlock {
  block: Block
  /**
   * Whether a tenant can use the block. Forms offer it only then, and saving it anywhere else is refused.
   * @param values of the saved block; omitted when the form lists the blocks to offer
   */
  isOffered: (req: PayloadRequest, tenant: string, values?: BlockValues) => Promise<boolean>
  /** Resolves what visitors see of each of the given blocks; null for nothing. */
  resolve: (req: Transaction, tenant: string, blocks: BlockValues[]) => Promise<(ShownBlock | null)[]>
}

/** A document that the bulk writer has just written. */
export interface BulkWritten {
  type: ContentType
  id: string
  /** Values in one language. */
  data: Record<string, unknown>
  locale: string
  status: 'draft' | 'published'
  tenantId: string
}

/** Returns the rows that a plugin stores for a document: those that its hooks would write on a save through Payload. */
export type BulkRowsOf = (written: BulkWritten) => BulkRow[]

/** Existing documents of one content type and tenant that were changed in bulk: each has a new version. */
interface BulkChanged {
  collection: string
  documents: {
    id: string
    /** Values of the newest version before the change, localised ones by language. */
    before: Record<string, unknown>
    /** Values of the new version, likewise. */
    data: Record<string, unknown>
    /** Whether it is published, so that visitors see the change at once. */
    isLive: boolean
    /** Id of the new version. */
    version: string
  }[]
  tenantId: string
}

/** Writes what the hooks of a plugin would write on a save of each, in a few statements for all. */
export type RecordBulkChange = (req: PayloadRequest, changed: BulkChanged) => Promise<void>

/** Fields of a performance that are managed by another system and cannot be edited here. */
export interface ExternalFields {
  /** Name of that system. */
  by: string
  /** Names of top-level fields. */
  fields: string[]
}

/** Performances of a tenant, with their events. */
export interface PerformancesOfEvents {
  performances: { event: string; id: string }[]
  tenant: string
}

/** Returns the externally managed fields of performances, by performance id. */
export type LoadExternalFields = (req: PayloadRequest, of: PerformancesOfEvents) => Promise<Map<string, ExternalFields>>

/**
 * Loads the properties by which a tenant's events can be filtered, in addition to those that apps declare statically.
 * Names begin with the handle of an app: `spektrix.attribute_Genre`.
 * @param handles of the apps enabled in the tenant; properties of other apps are ignored
 */
export type EventPropertiesOf = (req: Transaction, tenant: string, handles: string[]) => Promise<EventProperty[]>

/** Returns the sale information of a tenant's performances, by performance id. Performances without any are omitted. */
type LoadSales = (req: Transaction, tenant: string, performances: string[]) => Promise<Map<string, Sale>>

/**
 * Keeps values of performances that staff have just announced to visitors, until the other system sends new ones, even
 * where it manages the fields.
 * @param of `fields`: names of top-level fields
 */
export type KeepValues = (
  req: PayloadRequest,
  of: { fields: string[]; performances: string[]; tenant: string },
) => Promise<void>

/** Returns what visitors read about changes of a tenant's performances. */
type LoadAnnouncements = (req: Transaction, tenant: string) => Promise<Announcements>

/** What a plugin knows of events and performances. */
export interface EventsPart {
  /** What visitors read about changes of performances, for the website. */
  announcements?: LoadAnnouncements
  /** Keeps announced values of fields that it manages. */
  keepValues?: KeepValues
  /** Performance fields that it manages, which forms therefore do not offer for editing. */
  heldFields?: LoadExternalFields
  /** Properties for automated collections that are only known at run time. */
  properties?: EventPropertiesOf
  /** Sale information of performances, for the website. */
  sales?: LoadSales
  /** Event values that it stores, by the `source` of its properties. */
  values?: Record<string, EventValuesOf>
}

/** Those of the plugins that know this of events. */
export const eventParts = <Name extends keyof EventsPart>(
  payload: WithConfig,
  name: Name,
): NonNullable<EventsPart[Name]>[] =>
  callboardOf(payload).events.flatMap((part) => {
    const known = part[name]
    return known ? [known] : []
  })
