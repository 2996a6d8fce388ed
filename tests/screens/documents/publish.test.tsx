import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { fill, openDocument, publish, storedIn } from '@tests/support/screens/openDocument'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens } from '@tests/support/screens/renderAdmin'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'publishing')
})
afterEach(closeScreens)
afterAll(() => app.close())

const field = (name: string) => document.querySelector<HTMLInputElement>(`#field-${name}`)!
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Publish(?: changes)?$/ })

const status = () => document.querySelector('.doc-controls__status')!.textContent

const makeDraft = async (title: string): Promise<string> =>
  (
    await site.clients.owner.post<{ doc: { id: string } }>('/pages?draft=true', {
      _status: 'draft',
      tenant: site.id,
      title,
    })
  ).body.doc.id

it('a document reads "Published" when somebody wrote until the moment before, also while it was being saved', async () => {
  const id = await makeDraft('Group visits')
  const opened = await openDocument(app, site.clients.owner, 'pages', id)
  const held = Promise.withResolvers<undefined>()
  opened.answer(
    ({ name }) => name === 'form-state',
    () => held.promise,
  )
  await fill(opened, field('title'), 'Visits of groups')
  const saved = () => opened.requests.some(({ search }) => search?.includes('autosave=true'))
  await waitFor(() => expect(saved()).toBe(true))
  await waitFor(async () => expect(await storedIn(app, 'pages', id)).toMatchObject({ title: 'Visits of groups' }))
  // The answer has arrived, and what follows it has not.
  await fill(opened, field('summary'), 'Ten of you or more pay less.')
  held.resolve(undefined)
  opened.reconnect()
  await publish(opened)
  await waitFor(async () =>
    expect(await storedIn(app, 'pages', id)).toMatchObject({
      _status: 'published',
      summary: 'Ten of you or more pay less.',
    }),
  )
  await waitFor(() => expect(status()).toContain('Published'))
  // Nothing is left to publish: it would be saved as a draft in a moment.
  expect(button()).toHaveProperty('disabled', true)
})

it('a document keeps what somebody writes after it was published', async () => {
  const id = await makeDraft('Access')
  const opened = await openDocument(app, site.clients.owner, 'pages', id)
  await fill(opened, field('title'), 'Access for all')
  await publish(opened)
  await waitFor(async () => expect(await storedIn(app, 'pages', id)).toMatchObject({ _status: 'published' }))
  await fill(opened, field('title'), 'Access for everybody')
  await waitFor(async () =>
    expect(await storedIn(app, 'pages', id)).toMatchObject({ _status: 'draft', title: 'Access for everybody' }),
  )
})
