import type { Field } from 'payload'
import { maySeeDomainRecords } from '../../access/atoms/maySeeDomainRecords'
import { nobody } from '../../access/atoms/nobody'

/** The host names of a site. Everything but the name and which is primary is the server's. */
export const domainFields = (): Field => ({
  name: 'domains',
  type: 'array',
  fields: [
    { name: 'domain', type: 'text', index: true, required: true },
    { name: 'isPrimary', type: 'checkbox', defaultValue: false },
    {
      name: 'status',
      type: 'select',
      defaultValue: 'needs_setup',
      options: ['active', 'verifying', 'needs_setup', 'development', 'error'],
    },
    { name: 'sslStatus', type: 'select', defaultValue: 'pending', options: ['active', 'pending'] },
    /** As found by the last check: `{type, name, value, verified, found?, problem?}`. */
    { name: 'dnsRecords', type: 'json', access: { read: maySeeDomainRecords } },
    { name: 'lastVerified', type: 'date' },
    /** Since when the scheduled checks of an active name fail. */
    { name: 'failingSince', type: 'date', access: { read: nobody } },
    /** Proves by a TXT record who holds the name. */
    { name: 'token', type: 'text', access: { read: nobody } },
  ],
})
