import type { Field } from 'payload'

/** Field that sets who may open the file itself. */
export const visibilityField = (): Field => ({
  name: 'visibility',
  type: 'select',
  admin: {
    description:
      'Public files are served to everybody who has their address, once published. Private ones to staff only.',
    position: 'sidebar',
  },
  defaultValue: 'public',
  options: [
    { label: 'Public', value: 'public' },
    { label: 'Private', value: 'private' },
  ],
  required: true,
})
