import type { ManifestInput } from '@/lib/themes/manifestSchema'

/** A theme without code, for the summer season. Pages consist of blocks, so it has no templates. */
export const summerLawn = (accent: string): ManifestInput => ({
  attributes: {
    // Of performances.
    eventInstances: [
      { description: 'Where the queue forms', label: 'Gate', options: ['River', 'Park'], type: 'select' },
      { label: 'With picnic', type: 'checkbox' },
    ],
    events: [{ label: 'Bring', localized: true, maxLength: 120, type: 'text' }],
  },
  blocks: [
    {
      name: 'picnic',
      label: 'Picnic tips',
      plural: 'Picnic tips',
      settings: [
        { name: 'heading', label: 'Heading', localized: true, maxLength: 80, required: true, type: 'text' },
        {
          name: 'tips',
          fields: [
            { name: 'tip', label: 'Tip', localized: true, required: true, type: 'text' },
            { name: 'picture', label: 'Picture', type: 'upload' },
          ],
          label: 'Tips',
          max: 8,
          min: 2,
          type: 'array',
        },
      ],
      singular: 'Picnic tips',
    },
    {
      name: 'weather',
      label: 'If it rains',
      plural: 'If it rains',
      settings: [
        {
          name: 'plan',
          defaultValue: 'undecided',
          check: 'decided',
          label: 'What happens',
          options: [
            { label: 'Not decided', value: 'undecided' },
            { label: 'We play inside', value: 'inside' },
            { label: 'We play on', value: 'on' },
          ],
          type: 'radio',
        },
        {
          name: 'hall',
          condition: { equals: 'inside', field: 'plan' },
          label: 'Where',
          relationTo: 'venues',
          type: 'relationship',
        },
        { name: 'words', label: 'In a few words', localized: true, type: 'richText' },
      ],
      singular: 'If it rains',
    },
    {
      name: 'pressQuotes',
      label: 'Press quotes',
      plural: 'Press quotes',
      settings: [
        {
          name: 'quotes',
          fields: [
            { name: 'words', label: 'Words', required: true, type: 'text' },
            { name: 'source', label: 'Source', type: 'text' },
          ],
          label: 'Quotes',
          maxRows: 3,
          type: 'array',
        },
      ],
      singular: 'Press quotes',
    },
  ],
  colorSchemes: [{ name: 'Lawn', accent, background: '#f3f8ef', text: '#1d2a1c' }],
  settings: [{ name: 'showWeather', label: 'Show the weather', type: 'checkbox' }],
})
