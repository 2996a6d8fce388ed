import type { Block } from 'payload'

export const gallery: Block = {
  slug: 'gallery',
  fields: [
    { name: 'images', type: 'upload', hasMany: true, maxRows: 40, minRows: 1, relationTo: 'media', required: true },
  ],
  interfaceName: 'GalleryBlock',
  labels: { plural: 'Galleries', singular: 'Gallery' },
}
