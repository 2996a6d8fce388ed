import type { Field } from 'payload'
import { labelIn } from '@/collections/labels'
import { visibilityField } from '@/collections/uploads/readablePublicFiles'
import { decorativeDefault, readDecorativeInForms } from './requireAltText'

const ALT = '/src/components/document/AltText/AltField#AltField'
const DECORATIVE = '/src/components/document/AltText/DecorativeField#DecorativeField'

export const mediaFields = (): Field[] => [
  { name: 'title', type: 'text', maxLength: 300, required: true },
  {
    name: 'alt',
    type: 'text',
    // Every image needs its own alternative text, so bulk edit is disabled.
    admin: { components: { Field: ALT }, disableBulkEdit: true },
    label: labelIn('altText'),
    localized: true,
    maxLength: 300,
  },
  {
    name: 'isDecorative',
    type: 'checkbox',
    admin: { components: { Field: DECORATIVE } },
    defaultValue: decorativeDefault,
    hooks: { afterRead: [readDecorativeInForms] },
    label: labelIn('altDecorative'),
  },
  { name: 'caption', type: 'textarea', localized: true, maxLength: 600 },
  { name: 'credit', type: 'text', admin: { description: 'Photographer or rights holder' }, maxLength: 200 },
  visibilityField(),
]
