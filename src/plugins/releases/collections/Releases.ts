import type { CollectionBeforeDeleteHook, CollectionConfig, RelationshipField } from 'payload'
import { nobody } from '@/access/atoms'
import { tenantField } from '@/collections/fields/tenantField'
import { deleteDocuments } from '../database/documents'
import { FAILURES, RELEASE_STATES } from '../lib/states'
import { inTenantsWithReleases } from './access'

/** Empty once the account no longer exists. */
const user = (name: string): RelationshipField => ({ name, type: 'relationship', maxDepth: 0, relationTo: 'users' })

const deleteWithDocuments: CollectionBeforeDeleteHook = ({ id, req }) => deleteDocuments(req, String(id))

/**
 * Groups of document changes of a site that go live together. Written by the operations of this plugin only, whose calls
 * have the addresses below `/releases`.
 */
export const Releases: CollectionConfig = {
  slug: 'site-releases',
  access: { create: nobody, delete: nobody, read: inTenantsWithReleases, unlock: nobody, update: nobody },
  admin: { hidden: true, useAsTitle: 'title' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    tenantField(),
    { name: 'title', type: 'text', required: true },
    { name: 'note', type: 'textarea' },
    { name: 'state', type: 'select', defaultValue: 'draft', options: [...RELEASE_STATES], required: true },
    { name: 'plannedFor', type: 'date', admin: { description: 'When it goes live; empty if it is not planned.' } },
    // With whose permissions it goes live.
    user('plannedBy'),
    user('createdBy'),
    { name: 'liveAt', type: 'date' },
    user('liveBy'),
    { name: 'takenBackAt', type: 'date' },
    user('takenBackBy'),
    { name: 'failure', type: 'select', options: [...FAILURES] },
    // They name documents, also some that not every reader may see.
    { name: 'refusals', type: 'json', access: { read: nobody } },
  ],
  hooks: { beforeDelete: [deleteWithDocuments] },
  indexes: [{ fields: ['tenant', 'createdAt'] }, { fields: ['state', 'plannedFor'] }],
  labels: { plural: 'Releases', singular: 'Release' },
  lockDocuments: false,
}
