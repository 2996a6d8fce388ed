import { defineContentType } from '../defineContentType'
import { PAGES } from '../groups'
import { menuFields } from './fields'
import { setDefaultMenuName } from './setDefaultMenuName'

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
