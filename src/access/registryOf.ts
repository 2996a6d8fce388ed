import type { Field } from 'payload'
import type { ActivityActions } from '../lib/activity/actions'
import type { AppPart } from '../lib/apps/defineApp'
import type { Screen } from '../lib/navigation/buildNavigation'
import type { SectionRule } from '../lib/navigation/sections'
import type { PlanFeature } from '../lib/plans/features'
import type { EventValuesOf } from '../database/events/eventValues'
import type { SiteProblemsOf } from '../database/provider/siteProblemsOf'
import type { BearerTokens } from './bearerTokens'
import type { BulkRowsOf } from './bulkRows'
import type { ContentType } from './contentType'
import type { EventPropertiesOf } from './eventPropertiesOf'
import type { HeldFieldsOf } from './heldFieldsOf'
import type { PermissionKey, PermissionRegistry } from './permissions'
import type { PluginBlock } from './pluginBlock'
import type { SalesOf } from './salesOf'

/**
 * The registries of this installation, in Payload's `config.custom`: what the core has of each kind, and what plugins
 * add with `definePlugin`.
 */
export interface CallboardConfig {
  /** Components that plugins add to the account's screen. */
  accountCards: string[]
  contentTypes: ContentType[]
  registry: PermissionRegistry
  /** Every declared operation. */
  operations: OperationInfo[]
  /** Actions of the audit log in words. */
  actions: ActivityActions
  /** The code of apps, by their handle in the catalogue. */
  apps: AppPart<Field>[]
  /** Blocks that plugins add to the core's. */
  blocks: PluginBlock[]
  /** Tokens with which programs call the API. */
  bearerTokens: BearerTokens[]
  /** Rows that plugins write beside each document of a bulk write. */
  bulkRows: BulkRowsOf[]
  /** Components that plugins add to the dashboard, by their paths. */
  dashboard: string[]
  /** What plugins let events be chosen by, asked for at run time. */
  eventProperties: EventPropertiesOf[]
  /** Values that plugins keep for events, by their source. */
  eventValues: Record<string, EventValuesOf>
  /** What a plan or an addon can switch on. */
  features: PlanFeature[]
  /** Fields of performances that plugins fill in. */
  heldFields: HeldFieldsOf[]
  /** Components that plugins add to the screen of a site's languages. */
  languageCards: string[]
  /** What plugins know of the sale of performances. */
  sales: SalesOf[]
  /** Screens that plugins add to the frame. */
  screens: Screen[]
  /** Sections of the ribbon, in its order. */
  sections: SectionRule[]
  /** Components that plugins add to the sidebar, by the section below whose links they stand. */
  sidebars: Record<string, string>
  /** What plugins know to be wrong with sites. */
  siteProblems: SiteProblemsOf[]
  /** Tables that are no collections and hold rows of tenants in a column `tenant_id`. */
  tenantTables: string[]
  /** Tables that are no collections and hold rows of documents in columns `collection` and `document_id`. */
  documentTables: string[]
  /** As `payload.config.ts` names them. `pluginsOf` gives them with their type. */
  plugins: readonly { name: string }[]
}

/** What the description of the API and the tests need to know of an operation. */
export interface OperationInfo {
  name: string
  method: string
  path: string
  takesFile?: boolean
  takesSignedBody?: boolean
  takesToken?: boolean
  tool?: object
  who: { anyOf?: PermissionKey[]; kind: string }
}

interface WithConfig {
  config: { custom?: Record<string, unknown> }
}

/** The content types and the permission registry that this installation was configured with. */
export function callboardOf({ config }: WithConfig): CallboardConfig {
  return config.custom?.callboard as CallboardConfig
}

/** The code of an app; null where it has none. */
export const appPartOf = (payload: WithConfig, handle: string): AppPart<Field> | null =>
  callboardOf(payload).apps.find((app) => app.handle === handle) ?? null

export const registryOf = (payload: WithConfig): PermissionRegistry => callboardOf(payload).registry
