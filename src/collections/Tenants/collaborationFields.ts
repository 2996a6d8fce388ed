import type { Field } from 'payload'
import { maySeeRequestCode } from '../../access/atoms/maySeeRequestCode'

/** Who may ask to work on the site (anyone, or whoever knows the code), and how everybody here must sign in. */
export const collaborationFields = (): Field[] => [
  {
    name: 'collaboratorSettings',
    type: 'group',
    fields: [
      { name: 'requireRequestCode', type: 'checkbox', defaultValue: false },
      { name: 'requestCode', type: 'text', access: { read: maySeeRequestCode } },
    ],
  },
  // Who works here must sign in with a second factor; without one they may do nothing here.
  { name: 'requireTwoFactor', type: 'checkbox', defaultValue: false },
]
