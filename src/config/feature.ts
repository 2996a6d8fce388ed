import type { PgTable } from 'drizzle-orm/pg-core'
import type { BasePayload, CollectionConfig, Config, Field, Plugin, SanitizedConfig } from 'payload'
import type { BearerTokenStore } from '@/access/bearerTokens'
import type { ContentType } from '@/access/contentType'
import type { Permission } from '@/access/permissions'
import type { SecondFactor } from '@/access/secondFactor'
import {
  callboardOf,
  type BulkRowsOf,
  type EventsPart,
  type HostApplication,
  type LoadPlanned,
  type RecordBulkChange,
  type SiteStarter,
  type PluginBlock,
} from '@/access/registryOf'
import type { Gauge } from '@/database/gauges'
import type { FindSiteProblems } from '@/database/provider/findSiteProblems'
import type { AnyOperation } from '@/endpoints/define'
import type { AreaMessages } from '@/i18n/translator'
import type { ActivityActions } from '@/lib/activity/actions'
import type { AppPart } from '@/lib/apps/defineApp'
import type { Screen } from '@/lib/navigation/buildNavigation'
import type { SectionRule } from '@/lib/navigation/sections'
import type { PlanFeature } from '@/lib/plans/features'
import type { PluginSettings } from '@/lib/settings/defineSettings'
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
 * What a plugin adds to Callboard's registries. All properties except `name` are optional. Everything disappears when
 * the plugin is removed from `payload.config.ts`.
 */
export interface Feature {
  /** Name of the plugin's folder. */
  name: string
  /** Who may do what. */
  access?: {
    /** Store of tokens with which programs call the API on behalf of a user. */
    bearerTokens?: BearerTokenStore
    /** Permissions in the settings group, in addition to those of its content types. */
    permissions?: Permission[]
    /** What a plan or an addon can enable. Each is a column of plans and addons. */
    planFeatures?: PlanFeature[]
    /** Second factor of sign-in, besides the authenticator app. */
    secondFactor?: SecondFactor
  }
  /** Labels of the audit log actions that it writes. */
  activity?: ActivityActions
  /** Code of apps in the catalogue. */
  apps?: AppPart<Field>[]
  /** Blocks of pages and posts, in addition to the core's. */
  blocks?: PluginBlock[]
  /** Payload component paths of server components on screens of the core. */
  components?: {
    /** At the end of the account screen. Each receives the request. */
    account?: string[]
    /** Beside each field for a code of two-factor sign-in, to offer another second factor: see `useCodeField`. */
    codes?: string[]
    /** Above the dashboard cards. Each receives `DashboardBoxProps`. */
    dashboard?: string[]
    /** Below the dashboard cards. Each receives `DashboardBoxProps`. */
    dashboardEnd?: string[]
    /** Below the language settings of a tenant. Each receives the request and the `tenantId`. */
    languages?: string[]
    /** At the end of the provider's overview, for super-admins. Each receives the request. */
    provider?: string[]
    /** Below the requirement of two-factor sign-in, for those who can change it. Each receives `req` and `tenantId`. */
    safety?: string[]
    /** Below a section's links, by section name. Each receives `SidebarPartProps`. */
    sidebars?: Record<string, string>
    /** Below the form of the sign-in screen. Each receives the request and the path to go to, `redirectTo`. */
    signIn?: string[]
  }
  contentTypes?: ContentType[]
  /** What it knows of events and performances. */
  events?: EventsPart
  /** Changes to existing fields, hooks and views, made when all collections are known, whatever the order of plugins. */
  extend?: Plugin
  hosts?: HostApplication
  messages?: AreaMessages | AreaMessages[]
  navigation?: { screens?: Screen[]; sections?: SectionRule[] }
  operations?: AnyOperation[]
  /** What it plans for documents, such as a release. They are kept where an import or a conversation is undone. */
  planned?: LoadPlanned
  /** What programs of the command line do with it. */
  programs?: {
    /** Adds demo data after everything else. Must be idempotent: it is called again after an interrupted seed. */
    demo?: (payload: BasePayload) => Promise<void>
    /** By command-line name. */
    importers?: Record<string, () => Promise<Importer>>
  }
  /** What the provider sees of it. */
  provider?: {
    /** Installation-wide metrics, exposed with those of workers. */
    gauges?: Gauge[]
    /** Problems of tenants. One statement each. */
    siteProblems?: FindSiteProblems[]
  }
  /** What a new site can begin with, for the form of the provider and every other way to create one. */
  starters?: SiteStarter[]
  /** Its environment settings, from `defineSettings`. Invalid values stop the start. */
  settings?: PluginSettings
  /** What it stores outside Payload's collections. */
  storage?: {
    /** Writes what its hooks would write on a save, when existing documents are changed in bulk. */
    bulkChanges?: RecordBulkChange
    /** Rows that it stores with each document of a bulk write. */
    bulkRows?: BulkRowsOf
    /** Files on disk besides upload collections: `npm run move-files` moves them to a bucket. */
    files?: (payload: BasePayload) => FileSource
    /**
     * Tables by PostgreSQL name. Rows with `tenant_id` are deleted with the tenant; rows with `collection` and
     * `document_id` when the document is deleted outside Payload.
     */
    tables?: Record<string, PgTable>
  }
  /** What workers do for it. */
  worker?: {
    /** By name. Queue with `queueJob`. */
    jobs?: Record<string, Job>
    /** Jobs by the clock, in UTC: `{ job: 'tidyPreviews', cron: '17 * * * *' }`. Runs neither overlap nor accumulate. */
    schedule?: { cron: string; job: string }[]
    /** Services that run for the lifetime of each worker. */
    services?: Service[]
  }
}

/** What is known of the application before `multiTenant()` completes it. */
export interface Draft {
  contentTypes: ContentType[]
  features: Feature[]
  /** Collections of the core and of features, which get our labels and rules. Others stay as they are. */
  ownCollections: Set<string>
}

/** @throws if callboard() is missing */
export function draftOf({ custom }: Config): Draft {
  const draft = custom?.callboardDraft as Draft | undefined
  if (!draft) throw new Error('Add callboard() to the plugins of payload.config.ts.')
  return draft
}

/**
 * Adds to Callboard's registries, from within a Payload plugin. The registries are checked when the configuration is
 * complete.
 * @param collections that are not content types. Those with a `tenant` field are emptied when a tenant is deleted.
 * @example export const seating = definePlugin({ slug: 'seating', plugin: ({ config }) => addFeature(config, { name: 'seating', operations: [holdSeat] }) })
 * @throws if callboard() is missing; SettingsError if a setting is invalid
 */
export function addFeature(config: Config, feature: Feature, collections: CollectionConfig[] = []): Config {
  feature.settings?.()
  const draft = draftOf(config)
  const added = [...(feature.contentTypes ?? []).map(({ collection }) => collection), ...collections]
  return {
    ...config,
    collections: [...(config.collections ?? []), ...added],
    custom: {
      ...config.custom,
      callboardDraft: {
        contentTypes: [...draft.contentTypes, ...(feature.contentTypes ?? [])],
        features: [...draft.features, feature],
        ownCollections: new Set([...draft.ownCollections, ...added.map(({ slug }) => slug)]),
      } satisfies Draft,
    },
  }
}

/** The features in the order of the plugins. */
export const featuresOf = (config: Pick<SanitizedConfig, 'custom'>): Feature[] =>
  (callboardOf({ config }).features ?? []) as Feature[]
