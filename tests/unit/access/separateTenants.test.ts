import type { Access, CollectionConfig, Config, Field, PayloadRequest } from 'payload'
import type { Person } from '@/access/person'
import { cachePerson } from '@/access/personOf'
import { tenantField } from '@/collections/fields/tenantField'
import { separateTenants } from '@/config/separateTenants'

const collection = (slug: string, fields: Field[]): CollectionConfig => ({
  slug,
  access: { create: () => true, delete: () => true, read: () => true, update: () => true },
  fields,
})

const ownTenantField: Field = { name: 'tenant', type: 'relationship', relationTo: 'tenants', required: true }

/** What a member of one tenant may read of a collection that lets everybody read everything. */
async function readableOf(slug: string): Promise<unknown> {
  const { collections = [] } = await separateTenants({
    collections: [
      collection('tenants', []),
      { ...collection('users', []), auth: true },
      collection('of-a-plugin', [tenantField()]),
      collection('of-the-application', [ownTenantField]),
    ],
    custom: { callboard: { contentTypes: [] } },
  } as unknown as Config)
  const user = { id: 'u', collection: 'users', roles: [], tenants: [{ tenant: 'a' }] }
  cachePerson(user as never, { isSuperAdmin: false, memberships: new Map() } as unknown as Person)
  const read = collections.find((one) => one.slug === slug)?.access?.read as Access
  return read({ req: { payload: { collections: {} }, user } as unknown as PayloadRequest })
}

describe('separateTenants', () => {
  it("limits a plugin's collection with tenantField() to the tenants of the user, whatever its own access says", async () => {
    expect(JSON.stringify(await readableOf('of-a-plugin'))).toContain('"tenant":{"in":["a"]}')
  })

  it('leaves a collection with a tenant field of its own as it is', async () => {
    expect(await readableOf('of-the-application')).toBe(true)
  })
})
