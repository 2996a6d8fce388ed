import type { BasePayload, CollectionAfterReadHook, CollectionConfig, Field, FlattenedGroupField } from 'payload'
import type { AppPart } from '@/lib/apps/defineApp'
import { idOf } from '@/lib/values'
import { ownerOfApp, readSecretMarks } from '@/database/secrets/secrets'
import type { AppConfig } from '@/payload-types'

/** Group that contains the fields of all apps, one nested group per app handle. */
const GROUP = 'apps'

/** Schema path of an app's fields, for form state and components. */
export const appSchemaPath = (handle: string): string => `app-config.${GROUP}.${handle}`

/**
 * Adds the setting fields of apps to the collection that stores them. The group is virtual: values are stored in the
 * JSON column `settings`, so an app needs no column or migration, and its values survive while its plugin is disabled.
 * Payload still renders and validates the fields; the API returns only `settings`.
 */
export function withAppFields(collections: CollectionConfig[], apps: readonly AppPart<Field>[]): CollectionConfig[] {
  const fields: Field[] = apps.flatMap(({ handle, settings }) =>
    settings.length > 0 ? [{ name: handle, type: 'group', fields: settings, virtual: true }] : [],
  )
  const group: Field = { name: GROUP, type: 'group', fields, hidden: true, virtual: true }
  return collections.map((collection) =>
    collection.slug === 'app-config' ? { ...collection, fields: [...collection.fields, group] } : collection,
  )
}

/** The sanitized fields of an app; null if it has no settings. */
export function appFieldsOf(
  { collections }: Pick<BasePayload, 'collections'>,
  handle: string,
): Pick<FlattenedGroupField, 'fields' | 'flattenedFields'> | null {
  const groups = collections['app-config'].config.flattenedFields.find(({ name }) => name === GROUP)
  const group = groups?.type === 'group' ? groups.flattenedFields.find(({ name }) => name === handle) : undefined
  return group?.type === 'group' ? group : null
}

/** Removes the virtual app fields, which are always empty, from a document. */
function withoutAppFields<Doc extends object>(doc: Doc): Doc {
  const { [GROUP]: _, ...rest } = doc as Doc & { [GROUP]?: unknown }
  return rest as Doc
}

type Settings = Record<string, Record<string, unknown>>

/** Adds `{set, last4}` for every stored secret, so that forms can show that it is set. */
export const addSecretMarks: CollectionAfterReadHook<AppConfig> = async ({ doc: stored, req }) => {
  const doc = withoutAppFields(stored)
  const tenantId = idOf(doc.tenant)
  if (!tenantId) return doc
  const settings: Settings = { ...(doc.settings as Settings) }
  const prefix = ownerOfApp('')
  for (const [owner, marks] of Object.entries(await readSecretMarks(req, tenantId))) {
    if (!owner.startsWith(prefix)) continue
    const handle = owner.slice(prefix.length)
    settings[handle] = { ...settings[handle], ...marks }
  }
  return { ...doc, settings }
}
