import type { Block } from 'payload'
import { ADDRESS_HOOKS, linkFields, validateWebAddress } from '@/collections/fields/linkFields'

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

export const gallery: Block = {
  slug: 'gallery',
  fields: [
    { name: 'images', type: 'upload', hasMany: true, maxRows: 40, minRows: 1, relationTo: 'media', required: true },
  ],
  interfaceName: 'GalleryBlock',
  labels: { plural: 'Galleries', singular: 'Gallery' },
}

export const video: Block = {
  slug: 'video',
  fields: [
    {
      name: 'address',
      type: 'text',
      admin: { description: 'Page of the video on YouTube, Vimeo or another host' },
      required: true,
      hooks: ADDRESS_HOOKS,
      validate: validateWebAddress,
    },
    {
      name: 'title',
      type: 'text',
      admin: { description: 'Read out to people who cannot see the video' },
      localized: true,
      maxLength: 160,
      required: true,
    },
    { name: 'poster', type: 'upload', relationTo: 'media' },
  ],
  interfaceName: 'VideoBlock',
  labels: { plural: 'Films', singular: 'Film' },
}
