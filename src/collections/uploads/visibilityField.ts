import type { Field } from 'payload'

/** Field that sets who may open the file itself. */
export const visibilityField = (): Field => ({
  name: 'visibility',
  type: 'select',
  admin: {
    description:
      'Once published, public files are available to everyone who has their address. Private files are available to staff only.',
    position: 'sidebar',
  },
  defaultValue: 'public',
  options: [
    { label: 'Public', value: 'public' },
    { label: 'Private', value: 'private' },
  ],
  required: true,
})
