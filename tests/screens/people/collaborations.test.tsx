import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { signIn } from '@tests/support/client'
import { button, dialog, field, fill, failNextRequest } from '@tests/support/screens/controls'
import { openFrame } from '@tests/support/screens/openFrame'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { watchLoads } from '@tests/support/screens/watchLoads'
import { create } from '@tests/support/world'
import { makeOrganisation, makeSite, openAs, type Person, type Site } from './support'

const PATH = '/admin/collaborations'

let app: TestApp
let site: Site
let sofia: Person
let studio: string

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, { roles: { Editor: ['pages:manage'] } })
  const organisation = await makeOrganisation(app)
  studio = organisation.id
  sofia = organisation.member
})
afterEach(closeScreens)
afterAll(() => app.close())

const entry = () => within(screen.getByRole('main')).getByRole('listitem')
const requests = async () =>
  (await app.payload.find({ collection: 'access-requests', depth: 0, where: { organisation: { equals: studio } } }))
    .docs
const need = (status: string) =>
  create(app.payload, 'access-requests', {
    organisation: studio,
    status,
    tenant: site.id,
    ...(status === 'approved' && { userRole: site.roles.Editor }),
  })

async function askFor(opened: OpenScreen, slug: string, code = ''): Promise<void> {
  await fill(opened, 'Address of the site', slug)
  await fill(opened, /^Request code/, code)
  await opened.user.click(button('Ask for access'))
}

describe('the sites of an organisation', () => {
  it('are asked for with a code, of which a wrong one sounds like a site that does not exist [A-007]', async () => {
    const owner = await signIn(app, site.people.owner.email)
    await owner.patch(`/tenants/${site.id}`, { collaboratorSettings: { requireRequestCode: true } })
    const { body } = await owner.post<{ code: string }>(`/tenants/${site.id}/regenerate-request-code`, {})
    const opened = await openAs(app, sofia, PATH)
    expect(screen.getByText(/^You don’t work on any site yet\./)).toBeTruthy()
    await opened.user.click(button('Ask for access'))
    expect(button('Ask for access').disabled).toBe(true)
    const refusals: (string | null)[] = []
    for (const [slug, code] of [
      [site.slug, 'WRONG-C0DE0'],
      ['no-such-site', body.code],
    ] as const) {
      await askFor(opened, slug, code)
      refusals.push((await screen.findByRole('alert')).textContent)
    }
    expect(refusals[0]).toBeTruthy()
    expect(refusals[1]).toBe(refusals[0])
    expect(await requests()).toHaveLength(0)
    await fill(opened, /^Message/, 'We would draw your new season.')
    failNextRequest(opened, 'POST', /request-access$/)
    await askFor(opened, site.slug, body.code.toLowerCase())
    await findToast('Failed to ask for access')
    await opened.user.click(button('Ask for access'))
    await findToast('Your request is waiting for an answer.')
    await waitFor(() => expect(entry().textContent).toMatch(new RegExp(`${site.name}.*Waiting`)))
    expect(await requests()).toMatchObject([
      { message: 'We would draw your new season.', status: 'waiting', tenant: site.id },
    ])
  })

  it('can be asked again once they have declined [A-007]', async () => {
    await need('declined')
    const opened = await openAs(app, sofia, PATH)
    expect(entry().textContent).toContain('Declined')
    await opened.user.click(button(`Ask ${site.name} again`))
    expect(field('Address of the site').value).toBe(site.slug)
    await opened.user.click(within(dialog()).getByRole('button', { name: 'Ask for access' }))
    await findToast('Your request is waiting for an answer.')
    await waitFor(() => expect(entry().textContent).toContain('Waiting'))
    expect((await requests()).map(({ status }) => status)).toContain('waiting')
  })

  it('are open to its people once they are approved [A-007]', async () => {
    await need('approved')
    const { requests: calls, user } = await openAs(app, sofia, PATH)
    const loads = watchLoads()
    expect(entry().textContent).toMatch(/Editor.*Approved/)
    await user.click(button(`Open ${site.name}`))
    await waitFor(() => expect(loads).toEqual(['/admin']))
    expect(calls).toContainEqual(
      expect.objectContaining({ body: { tenantId: site.id }, path: '/api/users/set-tenant' }),
    )
  })

  it('are closed while the provider has paused the organisation, which is told so', async () => {
    await need('approved')
    await app.payload.update({ collection: 'collaborators', data: { active: false }, id: studio })
    await openAs(app, sofia, PATH)
    expect(screen.getByText(/^The provider has paused your organisation/)).toBeTruthy()
    expect(entry().textContent).toContain(site.name)
    expect(screen.queryByRole('button', { name: `Open ${site.name}` })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull()
  })

  it('are nobody else’s to see', async () => {
    await openAs(app, site.people.owner, PATH)
    expect(screen.getByText('You don’t have access to this page.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask for access' })).toBeNull()
  })

  it('are in the menu of its people, and of nobody else', async () => {
    for (const [person, isOffered] of [
      [sofia, true],
      [site.people.owner, false],
    ] as const) {
      const { user } = await openFrame(app, await signIn(app, person.email))
      await user.click(screen.getByRole('button', { name: /^Your account/ }))
      expect(await screen.findByRole('menuitem', { name: 'Account' })).toBeTruthy()
      const item = screen.queryByRole('menuitem', { name: 'Collaborations' })
      expect(item?.getAttribute('href')).toBe(isOffered ? PATH : undefined)
      await closeScreens()
    }
  })
})
