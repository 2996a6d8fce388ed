import type { Field } from 'payload'
import { visibilityField } from '../uploads/visibilityField'

export const mediaFields = (): Field[] => [
  { name: 'title', type: 'text', maxLength: 300, required: true },
  {
    name: 'alt',
    type: 'text',
    admin: { description: 'What the picture shows, for people who cannot see it.' },
    label: 'Alternative text',
    localized: true,
    maxLength: 300,
  },
  { name: 'caption', type: 'textarea', localized: true, maxLength: 600 },
  { name: 'credit', type: 'text', admin: { description: 'Photographer or rights holder' }, maxLength: 200 },
  visibilityField(),
]
