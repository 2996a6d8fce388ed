import { defineContentType } from '../defineContentType'
import { PAGES } from '../groups'
import { menuFields } from './fields'
import { nameMenu } from './nameByPlace'
import { refuseSecond } from './refuseSecond'

export const menus = defineContentType({
  slug: 'menus',
  description: 'What stands at the top and at the end of every page of your website.',
  fields: menuFields(),
  forceSelect: { place: true },
  group: PAGES,
  hooks: { beforeChange: [refuseSecond], beforeValidate: [nameMenu] },
  icon: 'Menu',
  labels: { plural: 'Menus', singular: 'Menu' },
  searchPriority: null,
  section: 'website',
  slugScope: false,
})
