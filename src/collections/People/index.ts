import type { CollectionBeforeValidateHook } from 'payload'
import { sortNameOf } from '@/lib/names/sortNameOf'
import { defineContentType } from '@/collections/defineContentType'
import { ADDRESS_HOOKS, validateWebAddress } from '@/collections/fields/linkFields'
import { richText } from '@/collections/fields/richText'

/** Derives a missing sort name from the name: "Gustav Mahler" becomes "Mahler, Gustav". */
const sortByFamilyName: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data?.name) return data
  const untouched =
    !data.sortName || (data.sortName === originalDoc?.sortName && data.sortName === sortNameOf(originalDoc?.name ?? ''))
  if (untouched) data.sortName = sortNameOf(data.name as string)
  return data
}

export const people = defineContentType({
  slug: 'people',
  columns: ['sortName', 'profession', '_status', 'updatedAt'],
  defaultSort: 'sortName',
  description: 'Actors, conductors, composers, directors, staff.',
  fields: [
    {
      name: 'name',
      type: 'text',
      admin: { description: 'As people read it: Gustav Mahler' },
      index: true,
      maxLength: 200,
      required: true,
    },
    {
      name: 'sortName',
      type: 'text',
      admin: { description: 'As lists sort it: Mahler, Gustav' },
      index: true,
      maxLength: 200,
    },
    { name: 'profession', type: 'text', localized: true, maxLength: 160 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'portrait', type: 'upload', relationTo: 'media' },
    richText('biography'),
    { name: 'website', type: 'text', hooks: ADDRESS_HOOKS, validate: validateWebAddress },
  ],
  hooks: { beforeValidate: [sortByFamilyName] },
  icon: 'Users',
  labels: { plural: 'People', singular: 'Person' },
  searchPriority: 70,
  section: 'events',
  titleField: 'name',
})
