import type { Block } from 'payload'
import { richText } from '@/collections/fields/richText'

export const columns: Block = {
  slug: 'columns',
  fields: [
    {
      name: 'columns',
      type: 'array',
      fields: [
        { name: 'heading', type: 'text', localized: true, maxLength: 120 },
        richText('content'),
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
      maxRows: 4,
      minRows: 2,
    },
  ],
  interfaceName: 'ColumnsBlock',
  labels: { plural: 'Columns', singular: 'Columns' },
}
