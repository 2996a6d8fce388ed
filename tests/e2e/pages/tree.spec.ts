import { expect, test } from '../support/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import {
  startPageDrag,
  dragPage,
  expectOutline,
  grid,
  hoverPage,
  MOVED,
  NOT_MOVED,
  PATH,
  createPages,
  row,
  stored,
} from './support'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite()
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

test('an owner sees pages in a tree, searches them in a table, and keeps the chosen view [B-043, B-051, B-052]', async ({
  page,
}) => {
  await createPages(site, 'Home,Visit(Access(Lifts),Bar),About*')
  await open(page, PATH)
  await expectOutline(page, 'Home Visit -Access -Bar About')
  const search = page.getByPlaceholder(/^Search by/)
  await search.fill('lif')
  await expect(page).toHaveURL(/search=lif/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(search).toBeFocused()
  await search.fill('')
  await expect(grid(page)).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/payload-preferences/pages-view-type'))
  await page.getByRole('button', { name: 'Switch to list view' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(6)
  await saved
  await reload(page)
  await expect(page.locator('tbody tr')).toHaveCount(6)
  await page.getByRole('button', { name: 'Switch to tree view' }).click()
  await expectOutline(page, 'Home Visit -Access -Bar About')
})

test(
  'an owner drags pages to another place in the tree [B-189, B-190, B-191, B-192, B-193, B-194, B-195, B-196, B-338, B-339, B-361, B-362]',
  { tag: '@core' },
  async ({ page }) => {
    await createPages(site, 'A(A1,A2(Deep)),B,C,Draft*')
    await open(page, PATH)
    await expectOutline(page, 'A -A1 -A2 B C Draft')

    await test.step('between others', async () => {
      await dragPage(page, 'C', 'B', 'above')
      await expectOutline(page, 'A -A1 -A2 C B Draft')
      await expectToast(page, MOVED)
      await dragPage(page, 'C', 'A1', 'below')
      await expectOutline(page, 'A -A1 -C -A2 B Draft')
      await expect.poll(() => stored(site)).toBe('A -A1 -C -A2 --Deep B Draft')
    })

    await test.step('below one that opens by itself', async () => {
      await startPageDrag(page, 'B', 'A2', 'inside')
      await expect(row(page, 'Deep')).toBeVisible()
      await hoverPage(page, 'A2', 'inside')
      await expect(row(page, 'A2').locator('[data-mark=make-child]')).toBeVisible()
      await page.mouse.up()
      await expectOutline(page, 'A -A1 -C -A2 --Deep --B Draft')
      await expect(row(page, 'B')).toContainText('/a/a2/b')
      await expect.poll(() => stored(site)).toBe('A -A1 -C -A2 --Deep --B Draft')
    })

    await test.step('out to a level', async () => {
      const { x } = (await row(page, 'B').locator('[role=gridcell]').first().boundingBox())!
      const rowX = (await row(page, 'B').boundingBox())!.x
      await dragPage(page, 'B', 'B', 'below', x - rowX + 20)
      await expectOutline(page, 'A -A1 -C -A2 --Deep -B Draft')
      await expect.poll(() => stored(site)).toBe('A -A1 -C -A2 --Deep -B Draft')
    })

    await test.step('onto itself: nothing; into a draft: refused', async () => {
      const calls: string[] = []
      page.on('request', (request) => request.url().endsWith('/pages/navigation') && calls.push(request.url()))
      await dragPage(page, 'C', 'C', 'inside')
      await startPageDrag(page, 'C', 'Draft', 'inside')
      await expect(row(page, 'Draft').locator('[data-mark=blocked]')).toBeVisible()
      await page.mouse.up()
      await expectToast(page, 'A draft cannot have pages below it. Publish it first.')
      await expectOutline(page, 'A -A1 -C -A2 --Deep -B Draft')
      expect(calls).toEqual([])
    })

    await test.step('back where the server does not do it', async () => {
      await page.route('**/api/pages/navigation', (route) => route.fulfill({ json: { error: 'No.' }, status: 500 }))
      await dragPage(page, 'Draft', 'A', 'above')
      await expectToast(page, NOT_MOVED)
      await expectOutline(page, 'A -A1 -C -A2 --Deep -B Draft')
    })
  },
)

test('an owner adds a page below another, and moves a branch to the trash', async ({ page }) => {
  await createPages(site, 'A(A1),B')
  await open(page, PATH)
  const menu = async (title: string, entry: string) => {
    await row(page, title)
      .getByRole('button', { name: `More actions for ${title}` })
      .click()
    await page.getByRole('menuitem', { exact: true, name: entry }).click()
  }
  await menu('B', 'Add page below')
  await expect(page).toHaveURL(/\/pages\/create\?parent=/)
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.type('C')
  await expect(page).toHaveURL(/\/pages\/[\da-f-]{36}$/)
  expect(await stored(site)).toBe('A -A1 B -C')
  await open(page, PATH)
  await menu('A', 'Move to trash')
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
  await expectToast(page, '2 pages moved to the trash.')
  await expect(row(page, 'A')).toHaveCount(0)
})
