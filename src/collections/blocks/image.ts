import type { Block } from 'payload'

export const image: Block = {
  slug: 'image',
  fields: [
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text', localized: true, maxLength: 300 },
    {
      name: 'width',
      type: 'select',
      defaultValue: 'text',
      options: [
        { label: 'As wide as the text', value: 'text' },
        { label: 'Wide', value: 'wide' },
        { label: 'Edge to edge', value: 'full' },
      ],
    },
  ],
  interfaceName: 'ImageBlock',
  labels: { plural: 'Images', singular: 'Image' },
}
