import { type CollectionConfig, definePlugin, type Field, type FieldHook } from 'payload'
import { addFeature, mapCollections } from '@/exports/server'
import { isRecord } from '@/lib/values'
import { messages } from './messages'
import { addPeople } from './operations/addPeople'
import { matchPeople } from './operations/matchPeople'

const FIELD = '/src/plugins/credits/components/CreditsField#CreditsField'

/**
 * The credits of an event as a table, which can be filled from a pasted cast list. Without the plugin they are plain
 * Payload rows.
 */
export const credits = definePlugin({
  slug: 'credits',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'credits',
      activity: {
        'people.addedFromList': { kind: 'content', names: ['count'], message: 'activityPeopleAddedFromList' },
      },
      extend: (config) => mapCollections(config, 'events', withTable),
      messages,
      operations: [matchPeople, addPeople],
    }),
})

const withTable = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(withTableField),
})

/** Replaces the field component, also within tabs. */
function withTableField(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withTableField) })) }
  if (field.type !== 'array' || field.name !== 'credits') return field
  return {
    ...field,
    admin: { ...field.admin, components: { ...field.admin?.components, Field: FIELD } },
    fields: [...field.fields.map(withRestoredRoles), otherRoles],
  }
}

const withRestoredRoles = (field: Field): Field =>
  field.type === 'text' && field.name === 'role'
    ? { ...field, hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), restoreOtherRoles] } }
    : field

const MAX_ROLE_LENGTH = 160

/**
 * The roles of a credit in the other languages. A form holds one language only, and a saved removal deletes the row in
 * all languages, so undoing the removal sends the other roles along. Not stored.
 */
const otherRoles: Field = {
  name: 'otherRoles',
  type: 'json',
  admin: { disableBulkEdit: true, hidden: true },
  jsonSchema: {
    fileMatch: ['credits://roles.json'],
    schema: { additionalProperties: { maxLength: MAX_ROLE_LENGTH, type: 'string' }, type: 'object' },
    uri: 'credits://roles.json',
  },
  virtual: true,
}

/** Hook of the field `role`: restores the other languages of a row that comes back. Existing rows keep theirs. */
const restoreOtherRoles: FieldHook = ({ req, siblingData, siblingDocWithLocales, value }) => {
  const given: unknown = siblingData.otherRoles
  delete siblingData.otherRoles
  const { localization } = req.payload.config
  if (!isRecord(given) || !localization || !siblingDocWithLocales || siblingDocWithLocales.role !== undefined)
    return value
  siblingDocWithLocales.role = Object.fromEntries(
    localization.localeCodes.flatMap((code) =>
      typeof given[code] === 'string' ? [[code, given[code].slice(0, MAX_ROLE_LENGTH)]] : [],
    ),
  )
  return value
}
