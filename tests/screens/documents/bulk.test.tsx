import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { openList, tableRows, untilRows } from './listSupport'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'bulk')
})
beforeEach(async () => {
  for (const title of ['Matinees', 'Late nights', 'Talks'])
    await create(app.payload, 'series', { _status: 'published', tenant: site.id, title })
})
afterEach(async () => {
  await closeScreens()
  await app.payload.delete({ collection: 'series', trash: true, where: { tenant: { equals: site.id } } })
})
afterAll(() => app.close())

const open = (query = '') => openList(app, site.clients.owner, 'series', query)
const bar = () => document.querySelector<HTMLElement>('[data-bulk-actions]')!
const actions = () =>
  within(bar())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
const action = (name: RegExp | string) => within(bar()).getByRole('button', { name })
const findDialog = () => screen.findByRole('dialog')

/** Chooses all rows on screen. */
async function chooseAll({ user }: OpenScreen, count: number): Promise<void> {
  await untilRows(count)
  await user.click(document.querySelector('.select-all input')!)
  await waitFor(() => expect(within(bar()).getByRole('status').textContent).toContain(String(count)))
}

async function states(): Promise<[title: string, state: string][]> {
  const { docs } = await app.payload.find({
    collection: 'series',
    depth: 0,
    draft: true,
    sort: 'title',
    trash: true,
    where: { tenant: { equals: site.id } },
  })
  return docs.map(({ _status, deletedAt, title }) => [title!, deletedAt ? 'trash' : _status!])
}

describe('chosen rows of a list', () => {
  it('go to the trash at once, and come back with Undo as they were', async () => {
    const opened = await open()
    expect(actions()).toEqual([])
    await chooseAll(opened, 3)
    // The action of a plugin comes with its own chunk.
    await waitFor(() =>
      expect(actions()).toEqual(['Edit', 'Publish', 'Unpublish', 'Add to a release', 'Move to trash']),
    )
    await opened.user.click(action('Move to trash'))
    const toast = (await findToast('3 Series moved to trash.')).closest<HTMLElement>('[data-sonner-toast]')!
    await untilRows(0)
    expect((await states()).map(([, state]) => state)).toEqual(['trash', 'trash', 'trash'])
    await opened.user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await untilRows(3)
    expect(tableRows().filter(({ textContent }) => textContent.includes('Published'))).toHaveLength(3)
    expect((await states()).map(([, state]) => state)).toEqual(['published', 'published', 'published'])
  })

  it('are restored from the trash, or deleted for good, after a question', async () => {
    await app.payload.update({
      collection: 'series',
      data: { deletedAt: new Date().toISOString() },
      where: { tenant: { equals: site.id } },
    })
    const opened = await openList(app, site.clients.owner, 'series/trash')
    await chooseAll(opened, 3)
    expect(actions()).toEqual(['Restore', 'Delete'])
    const [kept] = tableRows()
    const left = kept!.textContent
    await opened.user.click(kept!.querySelector('.select-row input')!)
    await opened.user.click(action('Restore'))
    expect((await findDialog()).textContent).toContain('You are about to restore 2 Series as draft')
    await opened.user.click(within(await findDialog()).getByRole('button', { name: 'Confirm' }))
    await findToast('Restored 2 Series successfully.')
    await chooseAll(opened, 1)
    expect(tableRows()[0]!.textContent).toBe(left)
    expect((await states()).map(([, state]) => state).sort()).toEqual(['draft', 'draft', 'trash'])
    await opened.user.click(action('Delete'))
    expect((await findDialog()).textContent).toContain(
      'You are about to permanently delete 1 Series from the trash. Are you sure?',
    )
    await opened.user.click(within(await findDialog()).getByRole('button', { name: 'Confirm' }))
    await findToast('Permanently deleted 1 Series successfully.')
    await untilRows(0)
    expect((await states()).map(([, state]) => state)).toEqual(['draft', 'draft'])
  })

  it('chosen rows that stand for the whole list are those of the site and of the search', async () => {
    const opened = await open('?limit=2&search=a')
    const isEdit = ({ method, path }: { method?: string; path?: string }) =>
      method === 'PATCH' && path === '/api/series'
    opened.answer(isEdit, () => Response.json({ docs: [], errors: [], message: 'Updated 3 Series successfully.' }))
    await chooseAll(opened, 2)
    await opened.user.click(action(/^Select all/))
    await opened.user.click(action('Edit'))
    const drawer = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.edit-many__main')
      if (!found?.querySelector('.field-select input')) throw new Error('The drawer is not open')
      return found
    })
    await opened.user.click(drawer.querySelector('.field-select input')!)
    await opened.user.keyboard('{Enter}')
    await within(drawer).findByRole('textbox', { name: /^Summary/ })
    const save = within(drawer).getByRole<HTMLButtonElement>('button', { name: 'Save draft' })
    await waitFor(() => expect(save.matches(':disabled, .btn--disabled')).toBe(false))
    await opened.user.click(save)
    await waitFor(() => expect(opened.requests.filter(isEdit)).toHaveLength(1))
    const query = [...new URLSearchParams(opened.requests.find(isEdit)!.search)]
    expect(query).toContainEqual([expect.stringMatching(/^where.*\[tenant\]\[equals\]$/), site.id])
    expect(query).toContainEqual([expect.stringMatching(/\[title\]\[like\]$/), 'a'])
  })
})
