import { screen } from '@testing-library/react'
import { createLocalReq } from 'payload'
import { personOf } from '@/access/personOf'
import { navigationOf } from '@/components/frame/navigation/navigationOf'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

const OF_SITE = [
  '/settings/general',
  '/settings/users',
  '/settings/billing',
  '/settings/activity',
  '/settings/domains',
  '/settings/languages',
  '/settings/apps',
  '/settings/security',
  '/settings/custom-attributes',
  '/apps',
]
const OTHERS = [
  '/settings/apps/plausible',
  '/apps/plausible',
  '/collaborations',
  '/auth/account',
  '/sites/new',
  '/mail',
]

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot({ env: { CALLBOARD_DEMO: '1' } })
  await loadComponents(app)
  world = await makeWorld(app)
  await create(app.payload, 'apps', { category: 'analytics', handle: 'plausible', name: 'Plausible' })
})
afterEach(closeScreens)
afterAll(() => app.close())

/** Paths of the site's screens that the navigation links to. */
async function linksOf(name: string): Promise<string[]> {
  const user = await app.payload.findByID({ collection: 'users', id: world.users[name]! })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
  const paths = navigationOf(req, await personOf(req)).flatMap(({ links }) => links.map(({ path }) => path))
  return OF_SITE.filter((path) => paths.includes(path))
}

/** Paths of the site's screens that open. */
async function openTo(name: string): Promise<string[]> {
  const opened: string[] = []
  for (const path of OF_SITE) {
    await openScreen(app, world.clients[name]!, `/admin${path}`, { tenant: world.a })
    if (!screen.queryByText('You don’t have access to this page.')) opened.push(path)
    await closeScreens()
  }
  return opened
}

describe('the screens of the settings', () => {
  it.each(['owner-a', 'admin-a'])('are linked and open for %s', async (name) => {
    expect(await linksOf(name)).toEqual(OF_SITE)
    expect(await openTo(name)).toEqual(OF_SITE)
  })

  it('are neither linked nor open for an editor', async () => {
    expect(await linksOf('editor-a')).toEqual([])
    expect(await openTo('editor-a')).toEqual([])
  })

  it('are linked and open one by one for an organisation that holds the right for one', async () => {
    const userRole = await create(app.payload, 'user-roles', {
      permissions: { 'settings:domains': true },
      tenant: world.a,
      title: 'Domains',
    })
    await app.payload.update({ collection: 'access-requests', data: { userRole }, where: {} })
    expect(await linksOf('studio')).toEqual(['/settings/domains'])
    expect(await openTo('studio')).toEqual(['/settings/domains'])
  })

  it.each([...OF_SITE, ...OTHERS])(
    '%s sends whoever is not signed in to the login, and from there back [B-069, B-099]',
    async (path) => {
      const target = encodeURIComponent(`/admin${path}`)
      await expect(openScreen(app, anonymous(app), `/admin${path}`)).rejects.toMatchObject({
        digest: expect.stringContaining(`;/admin/login?redirect=${target};`),
      })
      expect(document.querySelector('main')).toBeNull()
    },
  )
})
