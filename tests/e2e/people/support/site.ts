import { randomBytes } from 'node:crypto'
import { expect, request, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { PASSWORD, PEOPLE } from '@tests/e2e/support/people'

const baseURL = process.env.E2E_BASE_URL!
const headers = { Origin: baseURL }

/** Somebody of a test's own. */
export interface Somebody {
  id: string
  email: string
  name: string
}

type Place = { as: 'tenant-admin' | 'tenant-viewer' } | { role: string }

interface Wanted {
  plan?: 'Plus' | 'Standard' | 'Starter'
  /** What the site begins with. Default: nothing. */
  starter?: string
  /** Roles by title, with their keys. */
  roles?: Record<string, string[]>
  /** The staff by first name; the owner is always there. */
  people?: Record<string, Place>
}

/** A site that nobody else uses, with its people. */
export interface OwnSite {
  id: string
  name: string
  slug: string
  roles: Record<string, string>
  people: Record<string, Somebody> & { owner: Somebody }
  /** Calls the API as the provider. */
  asProvider: Call
  /** Signs one of its people in. */
  signIn: (context: BrowserContext, who: Somebody) => Promise<void>
  close: () => Promise<void>
}

type Call = <Body>(method: 'DELETE' | 'GET' | 'PATCH' | 'POST', path: string, data?: object) => Promise<Body>

let provider: Promise<APIRequestContext> | undefined

/** The provider's session, one for a whole run. */
export const providerContext = (): Promise<APIRequestContext> => (provider ??= signInProvider())

async function signInProvider(): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL, extraHTTPHeaders: headers })
  expect((await context.post('/api/users/login', { data: { email: PEOPLE.super, password: PASSWORD } })).status()).toBe(
    200,
  )
  return context
}

export const asProvider: Call = async <Body>(method: string, path: string, data?: object): Promise<Body> => {
  const answer = await (
    await providerContext()
  ).fetch(`/api${path}`, { data, maxRetries: method === 'GET' ? 2 : 0, method })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Body
}

/** Makes an account with the password of the demo. */
export async function makeSomebody(firstName: string, more: object = {}): Promise<Somebody> {
  const email = `${firstName.toLowerCase().replace(/\W+/g, '-')}-${randomBytes(4).toString('hex')}@people.test`
  const { doc } = await asProvider<{ doc: { id: string } }>('POST', '/users', {
    email,
    emailVerified: true,
    firstName,
    lastName: 'Tester',
    password: PASSWORD,
    ...more,
  })
  return { email, id: doc.id, name: `${firstName} Tester` }
}

/** Makes a site with the people that a test needs. Close it at the end. */
export async function makeSite({
  people = {},
  plan = 'Plus',
  roles = {},
  starter = 'empty',
}: Wanted = {}): Promise<OwnSite> {
  const slug = `people-${randomBytes(4).toString('hex')}`
  const name = `Theatre ${slug.slice(7)}`
  const owner = await makeSomebody('Olwen')
  const { docs } = await asProvider<{ docs: { id: string }[] }>('GET', `/plans?limit=1&where[name][equals]=${plan}`)
  const { id } = await asProvider<{ id: string }>('POST', '/tenants/onboard', {
    name,
    ownerEmail: owner.email,
    planId: docs[0]!.id,
    slug,
    starter,
  })
  const made: OwnSite = {
    asProvider,
    close: () => close(id, name),
    id,
    name,
    people: { owner },
    roles: {},
    signIn: signInSomebody,
    slug,
  }
  for (const [title, keys] of Object.entries(roles)) made.roles[title] = await makeRole(id, title, keys)
  for (const [firstName, place] of Object.entries(people)) {
    const somebody = await makeSomebody(firstName)
    const as = 'as' in place ? { role: place.as } : { role: 'staff', userRole: made.roles[place.role] }
    await asProvider('POST', '/memberships', { ...as, tenant: id, user: somebody.id })
    made.people[firstName] = somebody
  }
  return made
}

async function makeRole(tenantId: string, title: string, keys: string[]): Promise<string> {
  const permissions = Object.fromEntries(keys.map((key) => [key, true]))
  return (await asProvider<{ doc: { id: string } }>('POST', '/user-roles', { permissions, tenantId, title })).doc.id
}

export async function signInSomebody(
  context: BrowserContext,
  { email }: Pick<Somebody, 'email'>,
  password = PASSWORD,
): Promise<void> {
  await context.clearCookies({ name: 'payload-token' })
  const answer = await context.request.post(`${baseURL}/api/users/login`, { data: { email, password }, headers })
  expect(answer.status()).toBe(200)
}

async function close(id: string, name: string): Promise<void> {
  await asProvider('POST', `/tenants/${id}/suspend`, { suspended: true })
  await asProvider('POST', `/tenants/${id}/delete`, { name })
}
