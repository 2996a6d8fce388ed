import type { Client } from 'pg'
import { copyRows } from './copyRows'

const TENANT = "(select id from tenants where slug = 'riverside')"
const EMPTY = "'[]'"

/**
 * Adds tenants with an owner, a role, two members, and five pages with their versions each, copied from the existing
 * tenant.
 * @param from number of the first tenant to add
 */
export async function addNeighbours(client: Client, from: number, to: number): Promise<void> {
  await client.query(
    `create temp table added as
      select n, uuidv7() as tenant, uuidv7() as owner, uuidv7() as colleague, uuidv7() as role from generate_series(${from}, ${to}) n`,
  )
  await client.query(`create temp table copied as
    select added.tenant, page.id as page, uuidv7() as new_page, version.id as version, uuidv7() as new_version
    from added, (select id from pages where parent_id is null and tenant_id = ${TENANT} order by id limit 5) page
    join _pages_v version on version.parent_id = page.id and version.latest`)

  const editor = "original.email = 'editor@bench.test'"
  await copyRows(client, 'users', 'added', { email: "'owner-' || n || '@bench.test'", id: 'owner' }, editor)
  await copyRows(client, 'users', 'added', { email: "'colleague-' || n || '@bench.test'", id: 'colleague' }, editor)
  await copyRows(
    client,
    'tenants',
    'added',
    { id: 'tenant', name: "'Neighbour ' || n", owner_id: 'owner', slug: "'neighbour-' || n" },
    "original.slug = 'riverside'",
  )
  await copyRows(client, 'user_roles', 'added', { id: 'role', tenant_id: 'tenant' }, `original.tenant_id = ${TENANT}`)
  // Each colleague is also a member of the next tenant.
  for (const member of ['colleague', 'lead(owner, 1, colleague) over (order by n)']) {
    await client.query(
      `insert into memberships (id, tenant_id, user_id, role, user_role_id) select uuidv7(), tenant, ${member}, 'staff', role from added on conflict do nothing`,
    )
  }
  await copyRows(
    client,
    'pages',
    'copied',
    { id: 'new_page', image_id: 'null', layout: EMPTY, tenant_id: 'tenant' },
    'original.id = page',
  )
  await copyRows(client, 'pages_locales', 'copied', { _parent_id: 'new_page', id: null }, 'original._parent_id = page')
  await copyRows(
    client,
    '_pages_v',
    'copied',
    {
      id: 'new_version',
      parent_id: 'new_page',
      version_image_id: 'null',
      version_layout: EMPTY,
      version_tenant_id: 'tenant',
    },
    'original.id = version',
  )
  await copyRows(
    client,
    '_pages_v_locales',
    'copied',
    { _parent_id: 'new_version', id: null },
    'original._parent_id = version',
  )
  await copyRows(
    client,
    'search_entries',
    'copied',
    { document_id: 'new_page', tenant_id: 'tenant' },
    'original.document_id = page',
  )
  await client.query('drop table added, copied')
}

/** Users who only sign in, all with the editor's password. */
export async function addLogins(client: Client, emails: string[]): Promise<void> {
  await client.query('create temp table logins as select e as address, uuidv7() as login from unnest($1::text[]) e', [
    emails,
  ])
  await copyRows(client, 'users', 'logins', { email: 'address', id: 'login' }, "original.email = 'editor@bench.test'")
  await client.query('drop table logins')
}
