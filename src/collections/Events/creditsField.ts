import type { Field } from 'payload'

/** Who does what, in the order of billing. */
export const creditsField = (): Field => ({
  name: 'credits',
  type: 'array',
  admin: { description: 'In the order of billing' },
  fields: [
    { name: 'person', type: 'relationship', relationTo: 'people', required: true },
    {
      name: 'role',
      type: 'text',
      admin: { description: 'Director, Hermione, violin' },
      localized: true,
      maxLength: 160,
    },
    {
      name: 'group',
      type: 'select',
      defaultValue: 'creative',
      options: [
        { label: 'Creative team', value: 'creative' },
        { label: 'Cast', value: 'cast' },
        { label: 'Musicians', value: 'musicians' },
        { label: 'Crew', value: 'crew' },
      ],
    },
  ],
  maxRows: 200,
})
