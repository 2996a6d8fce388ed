import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { button, choices, dialog, field, failNextRequest } from '@tests/support/screens/controls'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { makeOrganisation, makeSite, openAs, row, rows, type Site } from './support'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
})
beforeEach(async () => {
  site = await makeSite(app, {
    roles: { Editor: ['pages:manage'], Keeper: ['users:admin'], Planner: ['events:manage'] },
  })
})
afterEach(closeScreens)
afterAll(() => app.close())

/** An organisation, and what it has with the site. */
async function organisation(status: 'approved' | 'waiting', message?: string) {
  const made = await makeOrganisation(app, { contactEmail: 'hello@studio.test' })
  await create(app.payload, 'access-requests', {
    message,
    organisation: made.id,
    requestedBy: made.member.id,
    status,
    tenant: site.id,
    ...(status === 'approved' && { userRole: site.roles.Editor }),
  })
  return made
}

async function requestOf({ id }: { id: string }) {
  const { docs } = await app.payload.find({
    collection: 'access-requests',
    depth: 0,
    where: { organisation: { equals: id }, tenant: { equals: site.id } },
  })
  return docs[0] && { role: docs[0].userRole ?? null, status: docs[0].status }
}

/** Presses a button that asks a question, and answers it. */
async function answer({ user }: OpenScreen, name: string, verb: string): Promise<void> {
  await user.click(button(name))
  await user.click(within(dialog(name)).getByRole('button', { name: verb }))
}

describe('the collaborators of a site', () => {
  it('are listed, those that ask first, and approved with a role that fits [A-007, A-064, A-144]', async () => {
    const works = await organisation('approved')
    const asks = await organisation('waiting', 'We would draw your new season.')
    const opened = await openAs(app, site.people.owner)
    const { user } = opened
    expect(rows('Collaborators').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(asks.name),
      expect.stringContaining(works.name),
    ])
    expect(row('Collaborators', asks.name).textContent).toMatch(
      /Asked by Sofia Tester.*hello@studio\.test.*We would draw your new season\..*Waiting/,
    )
    await user.click(button(`Approve ${asks.name}`))
    expect(button('Approve').disabled).toBe(true)
    expect(choices('Role')).toEqual(['Choose a role', 'Editor', 'Keeper', 'Planner'])
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Keeper' }).disabled).toBe(true)
    await user.selectOptions(field('Role'), 'Planner')
    failNextRequest(opened, 'POST', /\/approve$/)
    await user.click(button('Approve'))
    await findToast('Failed to approve the request')
    expect(await requestOf(asks)).toEqual({ role: null, status: 'waiting' })
    await user.click(button('Approve'))
    await findToast(`${asks.name} can work on your site.`)
    await waitFor(() => expect(row('Collaborators', asks.name).textContent).toContain('Planner'))
    expect(await requestOf(asks)).toEqual({ role: site.roles.Planner, status: 'approved' })
  })

  it('are declined after a question', async () => {
    const asks = await organisation('waiting')
    const opened = await openAs(app, site.people.owner)
    failNextRequest(opened, 'POST', /\/decline$/)
    await answer(opened, `Decline ${asks.name}`, 'Decline')
    await findToast('Failed to decline the request')
    expect(row('Collaborators', asks.name)).toBeTruthy()
    await answer(opened, `Decline ${asks.name}`, 'Decline')
    await findToast(`${asks.name} has been told.`)
    await waitFor(() => expect(rows('Collaborators')).toHaveLength(0))
    expect(await requestOf(asks)).toMatchObject({ status: 'declined' })
  })

  it('get another role [A-307]', async () => {
    const works = await organisation('approved')
    const { user } = await openAs(app, site.people.owner)
    await user.click(button(`Change role of ${works.name}`))
    expect(field('Role').value).toBe(site.roles.Editor)
    expect(button('Save').disabled).toBe(true)
    await user.selectOptions(field('Role'), 'Planner')
    await user.click(button('Save'))
    await findToast('User permissions updated successfully')
    await waitFor(() => expect(row('Collaborators', works.name).textContent).toContain('Planner'))
    expect(await requestOf(works)).toEqual({ role: site.roles.Planner, status: 'approved' })
  })

  it('lose their access after a question [A-289, A-312, A-340]', async () => {
    const works = await organisation('approved')
    const opened = await openAs(app, site.people.owner)
    const remove = `Remove ${works.name}`
    await opened.user.click(button(remove))
    expect(dialog(remove).textContent).toContain(`Everyone at ${works.name} loses access to this site at once.`)
    await opened.user.click(button('Cancel'))
    expect(screen.queryByRole('dialog')).toBeNull()
    failNextRequest(opened, 'POST', /\/remove-access$/)
    await answer(opened, remove, 'Remove')
    await findToast('Failed to remove collaborator access')
    expect(await requestOf(works)).toMatchObject({ status: 'approved' })
    await answer(opened, remove, 'Remove')
    await findToast('Access removed successfully')
    await waitFor(() => expect(rows('Collaborators')).toHaveLength(0))
    expect(await requestOf(works)).toMatchObject({ status: 'ended' })
  })
})
