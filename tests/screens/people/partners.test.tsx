import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { button, field, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { card, makeSite, openAs, row, rows, type Site } from './support'

const TRUSTED = ['Callboard Digital', 'Greenroom Collective', 'Open Aisle', 'Proscenium Partners', 'Wings & Co']

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  for (const name of TRUSTED)
    await create(app.payload, 'collaborators', {
      description: `${name} makes websites.`,
      name,
      trusted: true,
      website: 'https://partner.example/',
    })
  await create(app.payload, 'collaborators', { active: false, name: 'Footlight Data', trusted: true })
  await create(app.payload, 'collaborators', { name: 'Halyard Studio' })
})
beforeEach(async () => {
  site = await makeSite(app, { roles: { Editor: ['pages:manage'] } })
})
afterEach(closeScreens)
afterAll(() => app.close())

const names = () =>
  within(card('Trusted Partners'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('trusted partners', () => {
  it('are the active ones that the provider recommends, with what they say of themselves [A-008, A-066, A-071, A-144]', async () => {
    await openAs(app, site.people.owner)
    expect(names().sort()).toEqual(TRUSTED)
    const partner = row('Trusted Partners', 'Open Aisle')
    expect(partner.textContent).toContain('Open Aisle makes websites.')
    expect(within(partner).getByRole('link', { name: 'partner.example' }).getAttribute('href')).toBe(
      'https://partner.example/',
    )
  })

  it('work on the site once they are invited with a role', async () => {
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    await user.click(button('Invite Open Aisle'))
    expect(button('Invite').disabled).toBe(true)
    await user.selectOptions(field('Role'), 'Editor')
    failNextRequest(opened, 'POST', /\/invite$/)
    await user.click(button('Invite'))
    await findToast('Failed to invite the partner')
    await user.click(button('Invite'))
    await findToast('Open Aisle can work on your site.')
    await waitFor(() => expect(row('Trusted Partners', 'Open Aisle').textContent).toContain('Works on your site'))
    expect(screen.queryByRole('button', { name: 'Invite Open Aisle' })).toBeNull()
    expect(row('Collaborators', 'Open Aisle').textContent).toContain('Editor')
    const { docs } = await app.payload.find({
      collection: 'access-requests',
      depth: 0,
      where: { tenant: { equals: site.id } },
    })
    expect(docs).toMatchObject([{ status: 'approved', userRole: site.roles.Editor }])
  })

  it('stand in another order from time to time, and keep it while somebody works [A-070]', async () => {
    const seen = new Set<string>()
    // Of 120 orders, ten loads show more than one but for one time in 10¹⁸.
    for (let load = 0; load < 10 && seen.size < 2; load++) {
      await closeScreens()
      await openAs(app, site.people.owner)
      seen.add(names().join())
    }
    expect(seen.size).toBeGreaterThan(1)
    await closeScreens()
    const { user } = await openAs(app, site.people.owner)
    const before = names()
    for (const mode of ['code', 'anyone', 'code']) {
      await user.selectOptions(field('Who can ask'), mode)
      await waitFor(() => expect(screen.queryAllByLabelText('Request code')).toHaveLength(mode === 'code' ? 1 : 0))
      expect(names()).toEqual(before)
    }
    expect(rows('Trusted Partners')).toHaveLength(TRUSTED.length)
  })
})
