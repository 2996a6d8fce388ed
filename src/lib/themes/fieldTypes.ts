/** Types of theme fields. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'richText',
  'checkbox',
  'radio',
  'select',
  'number',
  'date',
  'datetime',
  'relationship',
  'upload',
  'file-upload',
  'color',
  'code',
  'array',
  'group',
] as const
