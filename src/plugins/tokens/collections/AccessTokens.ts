import type { CollectionConfig, Field } from 'payload'
import { isOwnInTenant, nobody } from '@/access/atoms'
import { tenantField } from '@/collections/fields/tenantField'

/** Fields that leave the server nowhere, the Local API included. */
const SECRET = { access: { read: nobody }, hidden: true } satisfies Partial<Field>

/**
 * Access tokens, with which programs call the API on behalf of one person in one tenant. Written by the operations of
 * this plugin only.
 */
export const AccessTokens: CollectionConfig = {
  slug: 'access-tokens',
  access: { create: nobody, delete: nobody, read: isOwnInTenant('user'), unlock: nobody, update: nobody },
  admin: { hidden: true, useAsTitle: 'name' },
  defaultSort: 'createdAt',
  disableDuplicate: true,
  fields: [
    tenantField(),
    { name: 'user', type: 'relationship', maxDepth: 0, relationTo: 'users', required: true },
    {
      name: 'sessionId',
      type: 'text',
      ...SECRET,
      admin: { description: 'The session in which it was created, which may have expired since.' },
    },
    { name: 'name', type: 'text', required: true },
    {
      name: 'hash',
      type: 'text',
      ...SECRET,
      admin: { description: 'SHA-256 of the token.' },
      required: true,
      unique: true,
    },
    // A list in one column: each call of a program reads it, and other lists have a table of their own.
    { name: 'keys', type: 'json', admin: { description: 'Permissions that it was given.' }, required: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'lastUsedAt', type: 'date' },
  ],
  labels: { plural: 'Access tokens', singular: 'Access token' },
  lockDocuments: false,
}
