import { randomBytes } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import type { TestApp } from '@tests/support/boot'
import { PASSWORD, signIn } from '@tests/support/client'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { openScreen, type OpenScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'

export const USERS = '/admin/settings/users'

/** Somebody of a test's own, with the password of all tests. */
export interface Person {
  email: string
  id: string
  name: string
}

type Membership = { as: 'tenant-admin' | 'tenant-viewer' } | { role: string }

interface Wanted {
  /** The staff by first name; the owner, Olwen, is always there. */
  people?: Record<string, Membership>
  /** Roles by title, with their permissions. */
  roles?: Record<string, string[]>
  /** Seats of the plan. Default: unlimited. */
  seats?: number
}

/** A site that no other test uses, with its people. */
export interface Site {
  id: string
  name: string
  people: Record<string, Person> & { owner: Person }
  roles: Record<string, string>
  slug: string
}

export async function makePerson(app: TestApp, firstName: string, more: object = {}): Promise<Person> {
  const email = `${firstName.toLowerCase()}-${randomBytes(4).toString('hex')}@people.test`
  const data = { email, emailVerified: true, firstName, lastName: 'Tester', password: PASSWORD, ...more }
  return { email, id: await create(app.payload, 'users', data), name: `${firstName} Tester` }
}

export async function makeSite(app: TestApp, { people = {}, roles = {}, seats = -1 }: Wanted = {}): Promise<Site> {
  const slug = `people-${randomBytes(4).toString('hex')}`
  const name = `Theatre ${slug.slice(7)}`
  const owner = await makePerson(app, 'Olwen')
  const plan = await create(app.payload, 'plans', { name: `Plan of ${name}`, staff_seats: seats })
  const id = await create(app.payload, 'tenants', { languages: ['en'], name, owner: owner.id, plan, slug })
  const site: Site = { id, name, people: { owner }, roles: {}, slug }
  for (const [title, keys] of Object.entries(roles)) {
    const permissions = Object.fromEntries(keys.map((key) => [key, true]))
    site.roles[title] = await create(app.payload, 'user-roles', { permissions, tenant: id, title })
  }
  for (const [firstName, membership] of Object.entries(people)) {
    const person = await makePerson(app, firstName)
    const role = 'as' in membership ? { role: membership.as } : { role: 'staff', userRole: site.roles[membership.role] }
    await create(app.payload, 'memberships', { ...role, tenant: id, user: person.id })
    site.people[firstName] = person
  }
  return site
}

/** Opens a screen, Users & Permissions if not another, as somebody. */
export async function openAs(app: TestApp, { email }: Person, path = USERS): Promise<OpenScreen> {
  await loadComponents(app)
  return openScreen(app, await signIn(app, email), path)
}

/** A card of the screen by its heading. */
export const card = (title: string): HTMLElement => screen.getByRole('region', { name: title })

/** The entry of a card that says something. */
export const row = (title: string, text: string): HTMLElement => {
  const [found] = rows(title).filter(({ textContent }) => textContent.includes(text))
  if (!found) throw new Error(`${title} has no entry with ${text}, but: ${rows(title).map((one) => one.textContent)}`)
  return found
}

export const rows = (title: string): HTMLElement[] => within(card(title)).queryAllByRole('listitem')

/** An organisation of one member, Sofia. */
export async function makeOrganisation(
  app: TestApp,
  more: object = {},
): Promise<{ id: string; member: Person; name: string }> {
  const name = `Studio ${randomBytes(3).toString('hex')}`
  const id = await create(app.payload, 'collaborators', { active: true, name, ...more })
  return { id, member: await makePerson(app, 'Sofia', { organisation: id }), name }
}
