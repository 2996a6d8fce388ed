import { screen, waitFor } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { fill, openDocument } from '@tests/support/screens/openDocument'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, findToast } from '@tests/support/screens/renderAdmin'
import { arrangeReleases, inDialog } from './support'

let app: TestApp
let site: Site
let arrange: ReturnType<typeof arrangeReleases>

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'adding')
  arrange = arrangeReleases(site)
})
afterEach(closeScreens)
afterAll(() => app.close())

const documentsIn = async (title: string): Promise<string[]> => {
  const { releases } = (
    await site.clients.owner.get<{ releases: { id: string; title: string }[] }>(`/releases?tenantId=${site.id}`)
  ).body
  const { id } = releases.find((one) => one.title === title)!
  const { documents } = (await site.clients.owner.get<{ documents: { title: string }[] }>(`/releases/${id}`)).body
  return documents.map((one) => one.title).sort()
}

describe('adding to a release', () => {
  it('is offered by the menu of a document', async () => {
    await arrange.release('Season launch', 'posts', [await arrange.make('posts', 'Season brochure')])
    const id = await arrange.make('posts', 'Opening night')
    const { user } = await openDocument(app, site.clients.owner, 'posts', id)
    await user.click(document.querySelector('#action-release')!)
    await user.selectOptions(await inDialog().findByLabelText('Release'), 'Season launch')
    await user.click(inDialog().getByRole('button', { name: 'Add' }))
    await findToast(/Added to .*Season launch/)
    expect(await documentsIn('Season launch')).toEqual(['Opening night', 'Season brochure'])
  })

  it('takes chosen rows of a list, into one that is made for them', async () => {
    await arrange.make('blogs', 'Rehearsal one')
    await arrange.make('blogs', 'Rehearsal two')
    const opened = await openPayloadScreen(app, site.clients.owner, '/admin/collections/blogs')
    await opened.user.click(document.querySelector('#select-all')!)
    await opened.user.click(await screen.findByRole('button', { name: 'Add to a release' }))
    await opened.user.selectOptions(await inDialog().findByLabelText('Release'), 'New release')
    await fill(opened, inDialog().getByLabelText('Title of the new release'), 'Blog week')
    await opened.user.click(inDialog().getByRole('button', { name: 'Add' }))
    await findToast(/Added to .*Blog week/)
    expect(await documentsIn('Blog week')).toEqual(['Rehearsal one', 'Rehearsal two'])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to a release' })).toBeNull())
  })
})
