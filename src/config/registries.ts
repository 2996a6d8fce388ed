import type { CollectionConfig, Field } from 'payload'
import type { ContentType } from '@/access/contentType'
import { buildRegistry } from '@/access/permissions'
import type { CallboardConfig } from '@/access/registryOf'
import { siteBlocks } from '@/collections/blocks'
import { featureFields } from '@/collections/featureFields'
import { withRedirectTargets } from '@/collections/Redirects/redirectTargets'
import { tableNameOf } from '@/database/connections'
import { coreTables, tablesWith } from '@/database/tables'
import type { AnyOperation } from '@/endpoints/define'
import { coreOperations } from '@/endpoints/operations'
import { CORE_ACTIONS } from '@/lib/activity/actions'
import type { AppPart } from '@/lib/apps/defineApp'
import { APP_PARTS } from '@/lib/apps/parts'
import { sectionsWith } from '@/lib/navigation/sections'
import { CORE_FEATURES } from '@/lib/plans/features'
import type { Feature } from './feature'

/** The combined registries of core and plugins. */
export interface Registries {
  callboard: CallboardConfig
  operations: AnyOperation[]
}

/**
 * Combines the registries of core and plugins.
 * @param collections of core and plugins
 * @throws if two plugins, or a plugin and the core, use the same name
 */
export function buildRegistries(
  types: ContentType[],
  features: Feature[],
  collections: CollectionConfig[],
): Registries {
  const contentTypes = withRedirectTargets(types)
  const operations = [...coreOperations, ...features.flatMap((feature) => feature.operations ?? [])]
  const sections = sectionsWith(features.flatMap(({ navigation }) => navigation?.sections ?? []))
  const planFeatures = [...CORE_FEATURES, ...features.flatMap(({ access }) => access?.planFeatures ?? [])]
  const apps: AppPart<Field>[] = [...APP_PARTS, ...features.flatMap((feature) => feature.apps ?? [])]
  const blocks = features.flatMap((feature) => feature.blocks ?? [])
  const events = features.flatMap((feature) => feature.events ?? [])
  const starters = features.flatMap((feature) => feature.starters ?? [])
  const components = features.flatMap((feature) => feature.components ?? [])
  const tables = mergeDistinct(
    'table',
    coreTables,
    features.map(({ storage }) => storage?.tables ?? {}),
  )
  const names: [kind: string, names: string[]][] = [
    ['plugin', features.map(({ name }) => name)],
    ['content type', contentTypes.map(({ slug }) => slug)],
    ['operation', operations.map(({ name }) => name)],
    ['section', sections.map(({ name }) => name)],
    ['plan feature', planFeatures.map(({ name }) => name)],
    ['block', [...siteBlocks, ...blocks.map(({ block }) => block)].map(({ slug }) => slug)],
    ['app', apps.map(({ handle }) => handle)],
    ['job', features.flatMap(({ worker }) => Object.keys(worker?.jobs ?? {}))],
    ['starter', starters.map(({ key }) => key)],
    ['source of values', events.flatMap(({ values = {} }) => Object.keys(values))],
  ]
  for (const [kind, used] of names) assertDistinct(kind, used)
  return {
    callboard: {
      actions: mergeDistinct(
        'action',
        CORE_ACTIONS,
        features.map((feature) => feature.activity ?? {}),
      ),
      apps,
      bearerTokens: features.flatMap(({ access }) => access?.bearerTokens ?? []),
      blocks,
      bulkChanges: features.flatMap(({ storage }) => storage?.bulkChanges ?? []),
      bulkRows: features.flatMap(({ storage }) => storage?.bulkRows ?? []),
      components: {
        account: components.flatMap(({ account = [] }) => account),
        codes: components.flatMap(({ codes = [] }) => codes),
        dashboard: components.flatMap(({ dashboard = [] }) => dashboard),
        dashboardEnd: components.flatMap(({ dashboardEnd = [] }) => dashboardEnd),
        languages: components.flatMap(({ languages = [] }) => languages),
        provider: components.flatMap(({ provider = [] }) => provider),
        safety: components.flatMap(({ safety = [] }) => safety),
        sidebars: mergeDistinct(
          'part of the sidebar',
          {},
          components.map(({ sidebars = {} }) => sidebars),
        ),
        signIn: components.flatMap(({ signIn = [] }) => signIn),
      },
      contentTypes,
      events,
      features,
      hosts: features
        .flatMap(({ hosts }) => hosts ?? [])
        .toSorted((a, b) => Number(b.isPreview ?? false) - Number(a.isPreview ?? false)),
      navigation: { screens: features.flatMap(({ navigation }) => navigation?.screens ?? []), sections },
      operations,
      planned: features.flatMap(({ planned }) => planned ?? []),
      planFeatures,
      secondFactors: features.flatMap(({ access }) => access?.secondFactor ?? []),
      registry: buildRegistry(
        groupsOf(contentTypes),
        features.flatMap(({ access }) => access?.permissions ?? []),
      ),
      starters,
      siteProblems: features.flatMap(({ provider }) => provider?.siteProblems ?? []),
      tables,
      documentTables: [
        ...tablesWith(tables, 'collection', 'document_id'),
        ...collections.filter(isAboutDocuments).map(({ slug }) => tableNameOf(slug)),
      ],
      tenantTables: tablesWith(tables, 'tenant_id'),
    },
    operations,
  }
}

/**
 * Whether each row belongs to a document of some collection, which it names in the texts `collection` and `documentId`.
 * Said by the collection, not seen by its fields: a collection of an adopter may use the same names for something else.
 */
const isAboutDocuments = ({ custom }: CollectionConfig): boolean => custom?.isAboutDocuments === true

/** The distinct groups, in the order of the content types. */
const groupsOf = (contentTypes: ContentType[]): ContentType['group'][] => [
  ...new Map(contentTypes.map(({ group }) => [group.name, group])).values(),
]

/** Adds a field for each plan feature of plugins to plans and addons. */
export function withPlanFeatures(collections: CollectionConfig[], features: Feature[]): CollectionConfig[] {
  const added = featureFields(features.flatMap(({ access }) => access?.planFeatures ?? []))
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
