import type { Field } from 'payload'
import { nobody } from '@/access/atoms'
import { CSP_PRESETS, DEFAULT_CSP_PRESET } from '@/lib/csp/presets'

/** Security and privacy settings of a tenant's website. */
export const securityFields = (): Field[] => [
  {
    name: 'csp',
    type: 'group',
    fields: [
      { name: 'preset', type: 'select', defaultValue: DEFAULT_CSP_PRESET, options: [...CSP_PRESETS] },
      { name: 'directives', type: 'textarea', defaultValue: '' },
    ],
  },
  {
    name: 'cookieBanner',
    type: 'group',
    fields: [
      { name: 'enabled', type: 'checkbox', defaultValue: false },
      { name: 'privacyPolicyUrl', type: 'text', defaultValue: '' },
    ],
  },
  {
    name: 'passwordProtection',
    type: 'group',
    fields: [
      { name: 'enabled', type: 'checkbox', defaultValue: false },
      // Never leaves the server.
      { name: 'passwordHash', type: 'text', access: { create: nobody, read: nobody, update: nobody } },
      { name: 'message', type: 'textarea', defaultValue: '' },
    ],
  },
]
