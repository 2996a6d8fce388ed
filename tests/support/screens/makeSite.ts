import type { TestApp } from '@tests/support/boot'
import { PASSWORD, signIn, type Client } from '@tests/support/client'
import { create } from '@tests/support/world'

interface Wanted {
  languages?: string[]
  /** The staff by first name, with their permissions or as viewers; the owner, Olwen, is always there. */
  people?: Record<string, 'viewer' | string[]>
  /** Features of its plan. */
  plan?: object
}

/** A site that no other test uses. */
export interface Site {
  clients: Record<string, Client> & { owner: Client }
  id: string
  slug: string
}

/** Creates a site and its people, who are all called Tester. */
export async function makeSite(
  app: TestApp,
  slug: string,
  { languages = ['en'], people = {}, plan = {} }: Wanted = {},
): Promise<Site> {
  const owner = await makePerson(app, slug, 'Olwen')
  const id = await create(app.payload, 'tenants', {
    defaultLanguage: languages[0],
    languages,
    name: slug,
    owner: owner.id,
    plan: await create(app.payload, 'plans', { name: `Plan of ${slug}`, staff_seats: -1, ...plan }),
    publishedLanguages: languages.slice(0, 1),
    slug,
  })
  const clients: Site['clients'] = { owner: owner.client }
  for (const [name, granted] of Object.entries(people)) {
    const person = await makePerson(app, slug, name)
    const role = granted === 'viewer' ? { role: 'tenant-viewer' } : await roleOf(app, id, name, granted)
    await create(app.payload, 'memberships', { ...role, tenant: id, user: person.id })
    clients[name] = person.client
  }
  return { clients, id, slug }
}

async function makePerson(app: TestApp, slug: string, firstName: string): Promise<{ client: Client; id: string }> {
  const email = `${firstName.toLowerCase()}-${slug}@test.example`
  const data = { email, emailVerified: true, firstName, lastName: 'Tester', password: PASSWORD }
  const id = await create(app.payload, 'users', data)
  return { client: await signIn(app, email), id }
}

async function roleOf(app: TestApp, tenant: string, title: string, keys: string[]): Promise<object> {
  const permissions = Object.fromEntries(keys.map((key) => [key, true]))
  return { role: 'staff', userRole: await create(app.payload, 'user-roles', { permissions, tenant, title }) }
}
