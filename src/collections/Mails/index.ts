import type { CollectionConfig } from 'payload'
import { isSuperAdmin, nobody } from '@/access/atoms'
import { hiddenFromStaff } from '@/collections/forProvider'
import { emailField } from '@/collections/fields/emailField'

/** The outbox. Emails are queued in the transaction of the change that causes them, and sent by the worker. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  access: { create: nobody, delete: nobody, read: isSuperAdmin, unlock: nobody, update: nobody },
  admin: { defaultColumns: ['to', 'template', 'status', 'createdAt'], hidden: hiddenFromStaff, useAsTitle: 'to' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    emailField({ name: 'to', required: true }),
    { name: 'template', type: 'text', required: true },
    { name: 'tenant', type: 'relationship', index: true, maxDepth: 0, relationTo: 'tenants' },
    {
      name: 'status',
      type: 'select',
      defaultValue: 'queued',
      index: true,
      options: ['queued', 'sent', 'failed'],
      required: true,
    },
    { name: 'sealed', type: 'text', access: { read: nobody }, admin: { hidden: true }, hidden: true },
    { name: 'sentAt', type: 'date' },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'problem', type: 'text', admin: { description: 'Why it has not been sent yet' } },
  ],
  labels: { plural: 'Emails', singular: 'Email' },
  lockDocuments: false,
}
