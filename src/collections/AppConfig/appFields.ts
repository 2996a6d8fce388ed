import type { BasePayload, CollectionConfig, Field, FlattenedGroupField } from 'payload'
import type { AppPart } from '../../lib/apps/defineApp'

/** The group under which the fields of all apps stand, each app's in a group by its handle. */
const GROUP = 'apps'

/** Where Payload finds the fields of an app: for form state and components. */
export const appSchemaPath = (handle: string): string => `app-config.${GROUP}.${handle}`

/**
 * Adds what apps have to set to the collection that keeps it. The group is virtual: values lie in the one JSON column
 * `settings`, so that an app needs no column, no migration, and keeps its values while its plugin is switched off.
 * Payload knows the fields all the same, renders them and validates them; the API answers `settings` alone.
 */
export function withAppFields(collections: CollectionConfig[], apps: readonly AppPart<Field>[]): CollectionConfig[] {
  const fields: Field[] = apps.flatMap(({ handle, settings }) =>
    settings.length > 0 ? [{ name: handle, type: 'group', fields: settings, virtual: true }] : [],
  )
  const group: Field = { name: GROUP, type: 'group', fields, hidden: true, virtual: true }
  return collections.map((one) => (one.slug === 'app-config' ? { ...one, fields: [...one.fields, group] } : one))
}

/** The fields of an app, as Payload has prepared them; null where it has nothing to set. */
export function appFieldsOf(
  { collections }: Pick<BasePayload, 'collections'>,
  handle: string,
): Pick<FlattenedGroupField, 'fields' | 'flattenedFields'> | null {
  const groups = collections['app-config'].config.flattenedFields.find(({ name }) => name === GROUP)
  const group = groups?.type === 'group' ? groups.flattenedFields.find(({ name }) => name === handle) : undefined
  return group?.type === 'group' ? group : null
}

/** A document without the fields of apps, which hold nothing. */
export function withoutAppFields<Doc extends object>(doc: Doc): Doc {
  const { [GROUP]: _, ...rest } = doc as Doc & { [GROUP]?: unknown }
  return rest as Doc
}
