import type { CollectionConfig, Config, Field } from 'payload'
import { definePlugin, type CallboardPlugin } from '../../config/definePlugin'
import { keepOtherRoles, otherRoles } from './fields/otherRoles'
import { messages } from './messages'
import { addPeople } from './operations/addPeople'
import { matchPeople } from './operations/matchPeople'

const FIELD = '/src/plugins/credits/components/CreditsField#CreditsField'

/** The credits of an event as a table, filled from a cast list that is pasted. Without it they are Payload's rows. */
export const credits = (): CallboardPlugin =>
  definePlugin({
    name: 'credits',
    activity: { 'people.addedFromList': { kind: 'content', names: ['count'], word: 'activityPeopleAddedFromList' } },
    extend: (config: Config): Config => ({
      ...config,
      collections: config.collections?.map((one) => (one.slug === 'events' ? withTable(one) : one)),
    }),
    messages,
    operations: [matchPeople, addPeople],
  })

const withTable = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(tabled),
})

/** The field stands in a tab. */
function tabled(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(tabled) })) }
  if (field.type !== 'array' || field.name !== 'credits') return field
  return {
    ...field,
    admin: { ...field.admin, components: { ...field.admin?.components, Field: FIELD } },
    fields: [...field.fields.map(restorable), otherRoles],
  }
}

const restorable = (field: Field): Field =>
  field.type === 'text' && field.name === 'role'
    ? { ...field, hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), keepOtherRoles] } }
    : field
