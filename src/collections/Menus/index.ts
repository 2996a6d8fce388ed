import type { CollectionBeforeValidateHook } from 'payload'
import { defineContentType } from '@/collections/defineContentType'
import { PAGES } from '@/collections/groups'
import { translatorOf } from '@/i18n/translator'
import { menuFields } from './fields'
import { isMenuPlace, type MenuPlace } from './places'

const NAMES = { footer: 'menuFooter', main: 'menuMain' } as const satisfies Record<MenuPlace, string>

/** Names an untitled menu after its location. */
const setDefaultMenuName: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const place: unknown = data?.place ?? originalDoc?.place ?? 'main'
  const title: unknown = data && 'title' in data ? data.title : originalDoc?.title
  const isNamed = typeof title === 'string' && title.trim() !== ''
  if (data && !isNamed && isMenuPlace(place)) data.title = translatorOf(req.i18n)(NAMES[place])
  return data
}

export const menus = defineContentType({
  slug: 'menus',
  columns: ['place', '_status', 'updatedAt'],
  description: 'What visitors see at the top and bottom of every page of your website.',
  fields: menuFields(),
  group: PAGES,
  hooks: { beforeValidate: [setDefaultMenuName] },
  icon: 'Menu',
  labels: { plural: 'Menus', singular: 'Menu' },
  searchPriority: null,
  section: 'website',
  slugScope: false,
})
