import { definePlugin, type CollectionConfig, type Field } from 'payload'
import { mapCollections } from '@/config/change'
import { addFeature } from '@/config/feature'
import { restoreOtherRoles, otherRoles } from './fields/otherRoles'
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
