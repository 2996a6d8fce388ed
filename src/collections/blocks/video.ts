import type { Block } from 'payload'
import { validateWebAddress } from '@/collections/fields/linkFields'

export const video: Block = {
  slug: 'video',
  fields: [
    {
      name: 'address',
      type: 'text',
      admin: { description: 'Page of the video on YouTube, Vimeo or another host' },
      required: true,
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
