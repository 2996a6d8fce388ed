import type { CollectionConfig, Config, Field, PayloadComponent } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { mapFields } from './fieldDefaults'

const NAMES = '/src/components/document/ReferenceNames'
const CELL = `${NAMES}/ReferenceCell#ReferenceCell`
const LIST = `${NAMES}/NamedList#NamedList`

const isReference = ({ type }: Field): boolean => type === 'relationship' || type === 'upload'

/**
 * Makes the server name what the rows of lists refer to: Payload's cells say "Loading…" until the browser has asked.
 * Collections without references keep the screen that they have; of others it is rendered within.
 */
export function withReferenceNames(config: Config, slugs: ReadonlySet<string>): Config {
  const own = (config.collections ?? []).filter(({ fields, slug }) => slugs.has(slug) && hasReference(fields))
  const named = new Set(own)
  // Payload's import map does not look into the props of a component.
  const lists = own.flatMap((collection) => dependencyOf(listOf(collection)))
  return {
    ...config,
    admin: { ...config.admin, dependencies: { ...config.admin?.dependencies, ...Object.fromEntries(lists) } },
    collections: config.collections?.map((one) => (named.has(one) ? withNames(one) : one)),
  }
}

const hasReference = (fields: Field[]): boolean =>
  flattenTopLevelFields(fields, { moveSubFieldsToTop: true }).some(
    (field) => isReference(field as Field) && !field.admin?.disableListColumn,
  )

const listOf = ({ admin }: CollectionConfig) => admin?.components?.views?.list?.Component

function dependencyOf(component: PayloadComponent | undefined) {
  const path = typeof component === 'object' ? component.path : component
  return path ? [[path, { path, type: 'component' as const }] as const] : []
}

function withNames(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const views = admin?.components?.views
  const Component = { path: LIST, serverProps: { list: listOf(collection) } }
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, views: { ...views, list: { ...views?.list, Component } } } },
    fields: mapFields(fields, withCell),
  }
}

const withCell = (field: Field): Field =>
  isReference(field) && !field.admin?.components?.Cell
    ? ({ ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: CELL } } } as Field)
    : field
