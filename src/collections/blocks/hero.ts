import type { Block } from 'payload'
import { linkFields } from '@/collections/fields/linkFields'

export const hero: Block = {
  slug: 'hero',
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 160, required: true },
    { name: 'lead', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'links', type: 'array', fields: linkFields(), maxRows: 3 },
  ],
  interfaceName: 'HeroBlock',
  labels: { plural: 'Heroes', singular: 'Hero' },
}
