import { defineContentType } from '@/collections/defineContentType'
import { ADDRESS_HOOKS, validateWebAddress } from '@/collections/fields/linkFields'
import { richText } from '@/collections/fields/richText'

export const organizations = defineContentType({
  slug: 'organizations',
  columns: ['kind', '_status', 'updatedAt'],
  description: 'Companies, orchestras, choirs, funders, partners.',
  fields: [
    { name: 'name', type: 'text', index: true, maxLength: 200, required: true },
    {
      name: 'kind',
      type: 'select',
      options: [
        { label: 'Company', value: 'company' },
        { label: 'Orchestra', value: 'orchestra' },
        { label: 'Ensemble or choir', value: 'ensemble' },
        { label: 'Festival', value: 'festival' },
        { label: 'Funder or sponsor', value: 'funder' },
        { label: 'Partner', value: 'partner' },
      ],
    },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'logo', type: 'upload', relationTo: 'media' },
    richText('description'),
    { name: 'website', type: 'text', hooks: ADDRESS_HOOKS, validate: validateWebAddress },
  ],
  icon: 'Building2',
  labels: { plural: 'Organizations', singular: 'Organization' },
  searchPriority: 50,
  section: 'events',
  titleField: 'name',
})
