import type { Block } from 'payload'
import { richText } from '@/collections/fields/richText'

export const text: Block = {
  slug: 'text',
  fields: [richText('content', { required: true })],
  interfaceName: 'TextBlock',
  labels: { plural: 'Texts', singular: 'Text' },
}
