import type { CollectionConfig, Field } from 'payload'
import type { ContentType } from '../access/contentType'
import { buildRegistry } from '../access/permissions'
import type { CallboardConfig } from '../access/registryOf'
import { siteBlocks } from '../collections/blocks'
import { featureFields } from '../collections/featureFields'
import { coreTables, tablesWith, type OwnTables } from '../database/tables'
import type { AnyOperation } from '../endpoints/define'
import { coreOperations } from '../endpoints/operations'
import { CORE_ACTIONS } from '../lib/activity/actions'
import type { AppPart } from '../lib/apps/defineApp'
import { APP_PARTS } from '../lib/apps/parts'
import { sectionsWith } from '../lib/navigation/sections'
import { CORE_FEATURES } from '../lib/plans/features'
import type { CallboardPlugin } from './definePlugin'

/** What the core and the plugins of an installation have together. */
export interface Registries {
  callboard: CallboardConfig
  contentTypes: ContentType[]
  operations: AnyOperation[]
  tables: OwnTables
}

/**
 * Puts the registries together.
 * @throws when two plugins, or a plugin and the core, use one name for two things
 */
export function buildRegistries(given: ContentType[], plugins: CallboardPlugin[]): Registries {
  const contentTypes = [...given, ...plugins.flatMap((plugin) => plugin.contentTypes ?? [])]
  const operations = [...coreOperations, ...plugins.flatMap((plugin) => plugin.operations ?? [])]
  const sections = sectionsWith(plugins.flatMap((plugin) => plugin.sections ?? []))
  const features = [...CORE_FEATURES, ...plugins.flatMap((plugin) => plugin.features ?? [])]
  const apps: AppPart<Field>[] = [...APP_PARTS, ...plugins.flatMap((plugin) => plugin.apps ?? [])]
  const tables = unlessTaken(
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
      actions: unlessTaken(
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
      eventValues: unlessTaken(
        'source of values',
        {},
        plugins.map((plugin) => plugin.eventValues ?? {}),
      ),
      features,
      heldFields: plugins.flatMap((plugin) => plugin.heldFields ?? []),
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
      sidebars: unlessTaken(
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

/** One group each, in the order in which the content types name them. */
const groupsOf = (contentTypes: ContentType[]): ContentType['group'][] => [
  ...new Map(contentTypes.map(({ group }) => [group.name, group])).values(),
]

/** Plans and addons with a field for each feature of a plugin. */
export function withFeatures(collections: CollectionConfig[], plugins: CallboardPlugin[]): CollectionConfig[] {
  const added = featureFields(plugins.flatMap((plugin) => plugin.features ?? []))
  return collections.map((one) =>
    one.slug === 'plans' || one.slug === 'addons' ? { ...one, fields: [...one.fields, ...added] } : one,
  )
}

function unlessTaken<Thing>(
  kind: string,
  ours: Record<string, Thing>,
  added: Record<string, Thing>[],
): Record<string, Thing> {
  assertDistinct(
    kind,
    [ours, ...added].flatMap((one) => Object.keys(one)),
  )
  return Object.assign({}, ours, ...added)
}

function assertDistinct(kind: string, names: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two plugins, or a plugin and the core, bring a ${kind} called "${twice}".`)
}
