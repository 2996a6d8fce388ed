import type { Field } from 'payload'
import type { ActivityActions } from '../lib/activity/actions'
import type { AppPart } from '../lib/apps/defineApp'
import type { Screen } from '../lib/navigation/buildNavigation'
import type { SectionRule } from '../lib/navigation/sections'
import type { PlanFeature } from '../lib/plans/features'
import type { EventValuesOf } from '../database/events/eventValues'
import type { FindSiteProblems } from '../database/provider/findSiteProblems'
import type { BearerTokenStore } from './bearerTokens'
import type { BulkRowsOf } from './bulkRows'
import type { ContentType } from './contentType'
import type { EventPropertiesOf } from './eventPropertiesOf'
import type { LoadExternalFields } from './externalFields'
import type { PermissionKey, PermissionRegistry } from './permissions'
import type { PluginBlock } from './pluginBlock'
import type { LoadSales } from './loadSales'

/**
 * The registries of this installation in Payload's `config.custom`: what the core defines, and what plugins add with
 * `definePlugin`.
 */
export interface CallboardConfig {
  /** Components that plugins add to the account screen. */
  accountCards: string[]
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
  /** Rows that plugins write with each document of a bulk write. */
  bulkRows: BulkRowsOf[]
  /** Component paths that plugins add to the dashboard. */
  dashboard: string[]
  /** Event properties that plugins load at run time. */
  eventProperties: EventPropertiesOf[]
  /** Event values stored by plugins, by source. */
  eventValues: Record<string, EventValuesOf>
  /** Features that a plan or an addon can enable. */
  features: PlanFeature[]
  /** Performance fields managed by plugins. */
  heldFields: LoadExternalFields[]
  /** Components that plugins add to a tenant's language settings. */
  languageCards: string[]
  /** Sale information of performances from plugins. */
  sales: LoadSales[]
  /** Screens that plugins add to the navigation. */
  screens: Screen[]
  /** Sections of the top navigation, in order. */
  sections: SectionRule[]
  /** Sidebar components of plugins, by the section whose links they follow. */
  sidebars: Record<string, string>
  /** Problems of tenants that plugins report. */
  siteProblems: FindSiteProblems[]
  /** Tables outside Payload's collections with tenant rows, by `tenant_id`. */
  tenantTables: string[]
  /** Tables outside Payload's collections with document rows, by `collection` and `document_id`. */
  documentTables: string[]
  /** In the order of `payload.config.ts`. Use `pluginsOf` for the typed list. */
  plugins: readonly { name: string }[]
}

/** The parts of an operation that the API description and tests use. */
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

/** The registries that this installation was configured with. */
export function callboardOf({ config }: WithConfig): CallboardConfig {
  return config.custom?.callboard as CallboardConfig
}

/** The code of an app; null if it has none. */
export const appPartOf = (payload: WithConfig, handle: string): AppPart<Field> | null =>
  callboardOf(payload).apps.find((app) => app.handle === handle) ?? null

export const registryOf = (payload: WithConfig): PermissionRegistry => callboardOf(payload).registry
