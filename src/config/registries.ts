import type { CollectionConfig, Field } from 'payload'
import type { ContentType } from '@/access/contentType'
import { buildRegistry } from '@/access/permissions'
import type { CallboardConfig } from '@/access/registryOf'
import { siteBlocks } from '@/collections/blocks'
import { featureFields } from '@/collections/featureFields'
import { withRedirectTargets } from '@/collections/Redirects/redirectTargets'
import { coreTables, tablesWith, type OwnTables } from '@/database/tables'
import type { AnyOperation } from '@/endpoints/define'
import { coreOperations } from '@/endpoints/operations'
import { CORE_ACTIONS } from '@/lib/activity/actions'
import type { AppPart } from '@/lib/apps/defineApp'
import { APP_PARTS } from '@/lib/apps/parts'
import { sectionsWith } from '@/lib/navigation/sections'
import { CORE_FEATURES } from '@/lib/plans/features'
import type { CallboardPlugin } from './definePlugin'

/** The combined registries of core and plugins. */
export interface Registries {
  callboard: CallboardConfig
  contentTypes: ContentType[]
  operations: AnyOperation[]
  tables: OwnTables
}

/**
 * Combines the registries of core and plugins.
 * @throws if two plugins, or a plugin and the core, use the same name
 */
export function buildRegistries(ownTypes: ContentType[], plugins: CallboardPlugin[]): Registries {
  const contentTypes = withRedirectTargets([...ownTypes, ...plugins.flatMap((plugin) => plugin.contentTypes ?? [])])
  const operations = [...coreOperations, ...plugins.flatMap((plugin) => plugin.operations ?? [])]
  const sections = sectionsWith(plugins.flatMap((plugin) => plugin.sections ?? []))
  const features = [...CORE_FEATURES, ...plugins.flatMap((plugin) => plugin.features ?? [])]
  const apps: AppPart<Field>[] = [...APP_PARTS, ...plugins.flatMap((plugin) => plugin.apps ?? [])]
  const tables = mergeDistinct(
    'table',
    coreTables,
    plugins.map((plugin) => plugin.tables ?? {}),
  )
  assertDistinct(
    'plugin',
    plugins.map(({ name }) => name),
  )
  assertDistinct(
    'content type',
    contentTypes.map(({ slug }) => slug),
  )
  assertDistinct(
    'operation',
    operations.map(({ name }) => name),
  )
  assertDistinct(
    'section',
    sections.map(({ name }) => name),
  )
  assertDistinct(
    'plan feature',
    features.map(({ name }) => name),
  )
  assertDistinct(
    'block',
    [...siteBlocks, ...plugins.flatMap(({ blocks = [] }) => blocks.map(({ block }) => block))].map(({ slug }) => slug),
  )
  assertDistinct(
    'app',
    apps.map(({ handle }) => handle),
  )
  assertDistinct(
    'job',
    plugins.flatMap(({ jobs = {} }) => Object.keys(jobs)),
  )
  return {
    callboard: {
      accountCards: plugins.flatMap((plugin) => plugin.accountCards ?? []),
      actions: mergeDistinct(
        'action',
        CORE_ACTIONS,
        plugins.map((plugin) => plugin.activity ?? {}),
      ),
      apps,
      bearerTokens: plugins.flatMap((plugin) => plugin.bearerTokens ?? []),
      blocks: plugins.flatMap((plugin) => plugin.blocks ?? []),
      bulkRows: plugins.flatMap((plugin) => plugin.bulkRows ?? []),
      contentTypes,
      dashboard: plugins.flatMap((plugin) => plugin.dashboard ?? []),
      eventProperties: plugins.flatMap((plugin) => plugin.eventProperties ?? []),
      eventValues: mergeDistinct(
        'source of values',
        {},
        plugins.map((plugin) => plugin.eventValues ?? {}),
      ),
      features,
      heldFields: plugins.flatMap((plugin) => plugin.heldFields ?? []),
      hosts: plugins
        .flatMap(({ hosts }) => hosts ?? [])
        .toSorted((a, b) => Number(b.isPreview ?? false) - Number(a.isPreview ?? false)),
      languageCards: plugins.flatMap((plugin) => plugin.languageCards ?? []),
      operations,
      plugins,
      registry: buildRegistry(
        groupsOf(contentTypes),
        plugins.flatMap((plugin) => plugin.permissions ?? []),
      ),
      sales: plugins.flatMap((plugin) => plugin.sales ?? []),
      screens: plugins.flatMap((plugin) => plugin.screens ?? []),
      sections,
      sidebars: mergeDistinct(
        'part of the sidebar',
        {},
        plugins.map((plugin) => plugin.sidebars ?? {}),
      ),
      siteProblems: plugins.flatMap((plugin) => plugin.siteProblems ?? []),
      documentTables: tablesWith(tables, 'collection', 'document_id'),
      tenantTables: tablesWith(tables, 'tenant_id'),
    },
    contentTypes,
    operations,
    tables,
  }
}

/** The distinct groups, in the order of the content types. */
const groupsOf = (contentTypes: ContentType[]): ContentType['group'][] => [
  ...new Map(contentTypes.map(({ group }) => [group.name, group])).values(),
]

/** Adds a field for each plugin feature to plans and addons. */
export function withFeatures(collections: CollectionConfig[], plugins: CallboardPlugin[]): CollectionConfig[] {
  const added = featureFields(plugins.flatMap((plugin) => plugin.features ?? []))
  return collections.map((collection) =>
    collection.slug === 'plans' || collection.slug === 'addons'
      ? { ...collection, fields: [...collection.fields, ...added] }
      : collection,
  )
}

function mergeDistinct<Thing>(
  kind: string,
  core: Record<string, Thing>,
  added: Record<string, Thing>[],
): Record<string, Thing> {
  assertDistinct(
    kind,
    [core, ...added].flatMap((record) => Object.keys(record)),
  )
  return Object.assign({}, core, ...added)
}

function assertDistinct(kind: string, names: string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate)
    throw new Error(`Two plugins, or a plugin and the core, define a ${kind} named "${duplicate}". Rename one of them.`)
}
