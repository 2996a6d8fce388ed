import { screen, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, signIn } from '@tests/support/client'
import { openFrame } from '@tests/support/screens/openFrame'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'
import { activeSection, ribbon, sidebar, sidebarLinks } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const open = (path?: string, person = 'editor-a') => openFrame(app, world.clients[person]!, path)
const section = (name: string) => ribbon().getByRole('link', { name })
const slugs = () => sidebarLinks().map(([, href]) => href.replace('/admin/collections/', ''))

describe('the ribbon', () => {
  it('links to the default of each section, and marks the section of the path [B-007, B-008, B-009, B-019, B-020, B-021, B-022]', async () => {
    const { user, visited } = await open()
    expect(activeSection()).toBeNull()
    for (const name of ['Website', 'Events', 'Media']) {
      await user.click(section(name))
      expect(activeSection()).toBe(name)
    }
    expect(visited).toEqual(['pages', 'events', 'media'].map((slug) => `/admin/collections/${slug}`))
  })

  it('has a logo that leaves the section for the root [B-018]', async () => {
    const { user, visited } = await open('/admin/collections/venues')
    expect(activeSection()).toBe('Events')
    await user.click(ribbon().getByRole('link', { name: 'Callboard, Dashboard' }))
    expect(visited).toEqual(['/admin'])
    expect(activeSection()).toBeNull()
  })

  it('shows each name in a size for its longest word', async () => {
    await openFrame(app, world.clients['super']!, '/admin', { language: 'cy' })
    const sections = within(screen.getByRole('navigation', { name: 'Adrannau' }))
    const lettersIn = (name: string) =>
      sections.getByRole('link', { name }).querySelector<HTMLElement>('[style]')!.style.getPropertyValue('--letters')
    expect(lettersIn('Digwyddiadau')).toBe('12')
    expect(lettersIn('Gwefan')).toBe('6')
  })

  it('links to the help centre in a new tab [B-011]', async () => {
    await open()
    const help = section('Help')
    expect(help.getAttribute('target')).toBe('_blank')
    expect(help.getAttribute('href')).toMatch(/^https?:\/\//)
  })

  it('has Admin Collections for super-admins only, which begin with the tenants [B-015, B-027, B-263]', async () => {
    await open('/admin', 'owner-a')
    expect(ribbon().queryByRole('link', { name: 'Admin Collections' })).toBeNull()
    await closeScreens()
    const { user, visited } = await open('/admin', 'super')
    await user.click(section('Admin Collections'))
    expect(visited).toEqual(['/admin/collections/tenants'])
    expect(slugs()).toEqual(expect.arrayContaining(['users', 'tenants']))
  })
})

describe('the sidebar', () => {
  it('lists the content of the section, each at its collection [B-028]', async () => {
    await open('/admin/collections/pages', 'owner-a')
    const website = ['pages', 'reusable-content', 'themes', 'blogs', 'posts', 'redirects', 'forms', 'fonts']
    expect(slugs()).toEqual(expect.arrayContaining(website))
    expect(slugs()).not.toContain('events')
  })

  it('marks the link of the path [B-019]', async () => {
    const { user, visited } = await open('/admin/collections/venues')
    const current = () => screen.getByRole('complementary').querySelector('a[aria-current=page]')?.textContent
    expect(current()).toBe('Venues')
    await user.click(sidebar().getByRole('link', { name: 'People' }))
    expect(visited).toEqual(['/admin/collections/people'])
    expect(current()).toBe('People')
  })

  it('offers only what the person can open', async () => {
    const userRole = await create(app.payload, 'user-roles', {
      permissions: { 'blogs:view': true, 'events:view': true, 'pages:view': true, 'posts:view': true },
      tenant: world.a,
      title: 'Marketing',
    })
    await create(app.payload, 'memberships', {
      role: 'staff',
      tenant: world.a,
      user: world.users.stranger,
      userRole,
    })
    const marketing = await signIn(app, 'stranger@test.example')
    await openFrame(app, marketing, '/admin/collections/pages')
    expect(slugs()).toEqual(['pages', 'menus', 'reusable-content', '/admin/visitors', 'blogs', 'posts'])
    await closeScreens()
    await openFrame(app, marketing, '/admin/collections/events')
    expect(slugs()).toContain('events')
    expect(slugs()).not.toContain('venues')
    expect(ribbon().queryByRole('link', { name: 'Settings' })).toBeNull()
  })
})

describe('the content language', () => {
  const languages = () => document.querySelector('[data-languages]')!.getAttribute('data-languages')

  it('is offered where texts are translated, on sites of several languages', async () => {
    await open('/admin/collections/pages')
    expect(languages()).toBe('several')
    await closeScreens()
    await open('/admin/collections/events/0199c000-0000-7000-8000-000000000000')
    expect(languages()).toBe('several')
  })

  it('is not offered on a site of one language, and offered again on the next site of several', async () => {
    await openPayloadScreen(app, world.clients['editor-b']!, '/admin/collections/pages')
    await closeScreens()
    await open('/admin/collections/pages', 'editor-b')
    expect(languages()).toBe('none')
    await closeScreens()
    await open('/admin/collections/pages')
    expect(languages()).toBe('several')
  })

  it.each([
    ['the dashboard', '/admin', 'editor-a'],
    ['the account', '/admin/auth/account', 'editor-a'],
    ['screens of the provider', '/admin/collections/tenants', 'super'],
  ])('is not offered on %s', async (_, path, person) => {
    await open(path, person)
    expect(languages()).toBe('none')
  })
})

describe('a person without a session', () => {
  it('sees no frame [A-011]', async () => {
    await openFrame(app, anonymous(app))
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
