import { expect, test, type Page } from '@playwright/test'
import { makeSite, type OwnSite } from '../people/support/site'
import { open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { carry, drag, expectOutline, grid, hover, MOVED, NOT_MOVED, PATH, plant, row, stored } from './support'

let site: OwnSite

test.beforeEach(async ({ context }) => {
  site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
  await site.signIn(context, site.people.owner)
})
test.afterEach(() => site.close())

/** Takes the last move back, and waits until its message has gone: while it goes it takes the focus back from whatever is pressed. */
async function undo(page: Page): Promise<void> {
  await page.locator('[data-sonner-toast][data-front=true]').getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-sonner-toast] :focus')).toHaveCount(0)
}
const said = (page: Page) => page.locator('p[aria-live=assertive]')

test('[B-043, B-044, B-045, B-046, B-047, B-048, B-049, B-050, B-051, B-052, B-053, B-054, B-055, B-125] the list of pages is a tree, or a table where one wants it', async ({
  browser,
  context,
  page,
}) => {
  const ids = await plant(site, 'Home,Visit(Access(Lifts),Bar),About*')
  await site.asProvider('POST', '/pages?draft=true', { _status: 'draft', tenant: site.id })
  await open(page, PATH)

  await test.step('as a tree, with what is home, untitled and not published', async () => {
    await expectOutline(page, 'Home Visit -Access -Bar About Untitled')
    await expect(row(page, 'Home')).toContainText('Home page')
    await expect(row(page, 'Visit')).toContainText('/visit')
    await expect(row(page, 'Visit')).toContainText('Published')
    await expect(row(page, 'About')).toContainText('Draft')
    await expect(page.getByText('7 pages, 2 drafts')).toBeVisible()
    await expect(row(page, 'Bar').getByRole('link')).toHaveAttribute('href', `/admin/collections/pages/${ids.Bar}`)
  })

  const kept = () =>
    page.waitForResponse(
      (answer) => answer.url().includes('/payload-preferences/') && answer.request().method() === 'POST',
    )

  await test.step('what is open stays open', async () => {
    const saved = kept()
    await row(page, 'Access').getByRole('button', { name: 'Show pages below Access' }).click()
    await expectOutline(page, 'Home Visit -Access --Lifts -Bar About Untitled')
    expect((await saved).url()).toMatch(/tree-view-state$/)
    await reload(page)
    await expectOutline(page, 'Home Visit -Access --Lifts -Bar About Untitled')
  })

  await test.step('a search shows the table, and its end the tree', async () => {
    await page.getByPlaceholder(/^Search by/).fill('lif')
    await expect(page).toHaveURL(/search=lif/)
    await expect(page.locator('tbody tr')).toHaveCount(1)
    await expect(page.getByPlaceholder(/^Search by/)).toBeFocused()
    await expect(page.locator('thead')).not.toContainText(/tenant|theme/i)
    // What nothing is found for is looked for elsewhere, by a search that forgives typos.
    await page.getByPlaceholder(/^Search by/).fill('lfits')
    await expect(page.getByRole('link', { name: 'Search all content' })).toHaveAttribute(
      'href',
      '/admin/cms-search?q=lfits',
    )
    await page.getByPlaceholder(/^Search by/).fill('')
    await expect(grid(page)).toBeVisible()
  })

  await test.step('the other view is kept over reload and device', async () => {
    const saved = kept()
    await page.getByRole('button', { name: 'Switch to list view' }).click()
    await expect(page.locator('tbody tr')).toHaveCount(7)
    expect((await saved).url()).toMatch(/pages-view-type$/)
    expect(await page.evaluate(() => localStorage.getItem('pages-view-type'))).toBe(
      JSON.stringify({ [site.id]: 'list' }),
    )
    await reload(page)
    await expect(page.locator('tbody tr')).toHaveCount(7)
    await expect(grid(page)).toHaveCount(0)
    const elsewhere = await browser.newContext({ storageState: { cookies: await context.cookies(), origins: [] } })
    const other = await elsewhere.newPage()
    await open(other, PATH)
    await expect(other.getByRole('button', { name: 'Switch to tree view' })).toBeVisible()
    await elsewhere.close()
    await page.getByRole('button', { name: 'Switch to tree view' }).click()
    await expectOutline(page, 'Home Visit -Access --Lifts -Bar About Untitled')
  })
})

test('[B-189, B-190, B-191, B-192, B-193, B-194, B-195, B-196, B-197, B-338, B-339, B-361, B-362] pages are dragged to where they belong', async ({
  page,
}) => {
  await plant(site, 'A(A1,A2(Deep)),B,C,Draft*')
  await open(page, PATH)
  await expectOutline(page, 'A -A1 -A2 B C Draft')

  await test.step('between others, and taken back', async () => {
    const read = page.waitForResponse((answer) => answer.url().includes('/api/pages/tree'))
    await drag(page, 'C', 'B', 'above')
    await expectOutline(page, 'A -A1 -A2 C B Draft')
    await expectToast(page, MOVED)
    await read
    expect(await stored(site)).toBe('A -A1 -A2 --Deep C B Draft')
    await undo(page)
    await expectOutline(page, 'A -A1 -A2 B C Draft')
    await expect.poll(() => stored(site)).toBe('A -A1 -A2 --Deep B C Draft')
    await drag(page, 'C', 'A1', 'below')
    await expectOutline(page, 'A -A1 -C -A2 B Draft')
  })

  await test.step('below one that opens by itself', async () => {
    await carry(page, 'B', 'A2', 'inside')
    await expect(row(page, 'Deep')).toBeVisible()
    await hover(page, 'A2', 'inside')
    await expect(row(page, 'A2').locator('[data-mark=make-child]')).toBeVisible()
    await page.mouse.up()
    await expectOutline(page, 'A -A1 -C -A2 --Deep --B Draft')
    await expect(row(page, 'B')).toContainText('/a/a2/b')
    await expect.poll(() => stored(site)).toBe('A -A1 -C -A2 --Deep --B Draft')
  })

  await test.step('out to a level', async () => {
    const { x } = (await row(page, 'B').locator('[role=gridcell]').first().boundingBox())!
    const rowX = (await row(page, 'B').boundingBox())!.x
    await drag(page, 'B', 'B', 'below', x - rowX + 20)
    await expectOutline(page, 'A -A1 -C -A2 --Deep -B Draft')
    await expect.poll(() => stored(site)).toBe('A -A1 -C -A2 --Deep -B Draft')
  })

  await test.step('onto itself: nothing; into a draft: refused', async () => {
    const calls: string[] = []
    page.on('request', (request) => request.url().endsWith('/pages/navigation') && calls.push(request.url()))
    await drag(page, 'C', 'C', 'inside')
    await carry(page, 'C', 'Draft', 'inside')
    await expect(row(page, 'Draft').locator('[data-mark=blocked]')).toBeVisible()
    await page.mouse.up()
    await expectToast(page, 'A draft cannot have pages below it. Publish it first.')
    await expectOutline(page, 'A -A1 -C -A2 --Deep -B Draft')
    expect(calls).toEqual([])
  })

  await test.step('back where the server does not do it', async () => {
    await page.route('**/api/pages/navigation', (route) =>
      route.fulfill({ json: { error: 'Something went wrong. Please try again later.' }, status: 500 }),
    )
    await drag(page, 'Draft', 'A', 'above')
    await expectToast(page, NOT_MOVED)
    await expectOutline(page, 'A -A1 -C -A2 --Deep -B Draft')
    expect(await stored(site)).toBe('A -A1 -C -A2 --Deep -B Draft')
  })

  await test.step('back where the server cannot be reached, also with several under way', async () => {
    await page.unrouteAll()
    const allMade = Promise.withResolvers<void>()
    await page.route(/\/api\/pages[/?]/, async (route) => {
      await allMade.promise
      await route.abort()
    })
    await drag(page, 'B', 'A', 'above')
    await expectOutline(page, 'B A -A1 -C -A2 --Deep Draft')
    await row(page, 'Draft').getByRole('button', { name: 'More actions for Draft' }).click()
    await page.getByRole('menuitem', { name: 'Move to trash' }).click()
    await expect(row(page, 'Draft')).toHaveCount(0)
    await drag(page, 'C', 'B', 'above')
    await expectOutline(page, 'C B A -A1 -A2 --Deep')
    allMade.resolve()
    await expectToast(page, 'The page could not be moved to the trash.')
    await expectToast(page, NOT_MOVED)
    await expectOutline(page, 'A -A1 -C -A2 --Deep -B Draft')
    await page.unrouteAll()
    expect(await stored(site)).toBe('A -A1 -C -A2 --Deep -B Draft')
  })

  await test.step('the redirects of what moved say where they lead', async () => {
    await open(page, '/admin/collections/redirects')
    await expect(page.locator('tbody tr').filter({ hasText: '/b' }).first().locator('td.cell-to')).toHaveText('B')
  })
})

test('[B-189, B-190, B-191, B-192] pages are moved by keys, in words', async ({ page }) => {
  await plant(site, 'A(A1),B,C,Draft*')
  await open(page, PATH)
  await row(page, 'A').focus()
  await page.keyboard.press('ArrowDown')
  await expect(row(page, 'A1')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectOutline(page, 'A B C Draft')
  await page.keyboard.press('End')
  await expect(row(page, 'Draft')).toBeFocused()
  await page.keyboard.press('ArrowUp')

  await page.keyboard.press('m')
  await expect(said(page)).toHaveText(
    'Moving C. Choose a place with the arrow keys, press Enter to put it there, or Escape to cancel.',
  )
  await page.keyboard.press('ArrowUp')
  await expect(said(page)).toHaveText('2 of 4 at the top level.')
  await page.keyboard.press('ArrowRight')
  await expect(said(page)).toHaveText('2 of 2 below A, level 2.')
  await expectOutline(page, 'A -A1 -C B Draft')
  await page.keyboard.press('Enter')
  await expectToast(page, MOVED)
  await expect(row(page, 'C')).toBeFocused()
  await expect.poll(() => stored(site)).toBe('A -A1 -C B Draft')

  await page.keyboard.press('Control+z')
  await expectOutline(page, 'A -A1 B C Draft')
  await expect.poll(() => stored(site)).toBe('A -A1 B C Draft')
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await expect(said(page)).toHaveText('4 of 4 at the top level.')
  await page.keyboard.press('ArrowRight')
  await expect(said(page)).toHaveText('A draft cannot have pages below it. Publish it first.')
  await page.keyboard.press('Escape')
  await expect(said(page)).toHaveText('C stays where it was.')
  await expectOutline(page, 'A -A1 B C Draft')
  expect(await stored(site)).toBe('A -A1 B C Draft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pages\/[\da-f-]{36}$/)
})

test('[B-191, B-193] the menu of a page, and what can be done with several', async ({ page }) => {
  await plant(site, 'A(A1),B,C,D,Draft*')
  await open(page, PATH)
  const menu = async (title: string, entry: string) => {
    await row(page, title)
      .getByRole('button', { name: `More actions for ${title}` })
      .click()
    await page.getByRole('menuitem', { exact: true, name: entry }).click()
  }
  const dialog = page.getByRole('dialog')

  await test.step('move to another page', async () => {
    await menu('D', 'Move to…')
    await expect(dialog.getByRole('radio', { name: 'Draft' })).toHaveCount(0)
    await dialog.getByRole('searchbox', { name: 'Find a page' }).fill('/a/a')
    await expect(dialog.getByRole('radio')).toHaveCount(1)
    await dialog.getByRole('radio', { name: /^A1/ }).check()
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expectToast(page, MOVED)
    await expectOutline(page, 'A -A1 --D B C Draft')
  })

  await test.step('several at once, and back', async () => {
    for (const title of ['D', 'C', 'B'])
      await row(page, title)
        .getByRole('checkbox', { name: `Select ${title}` })
        .check()
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect(row(page, 'D').getByRole('checkbox')).not.toBeChecked()
    await row(page, 'D').getByRole('checkbox').check()
    await row(page, 'C')
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await expect(page.getByText('3 pages selected')).toBeVisible()
    await page.getByRole('button', { name: 'Move to…' }).click()
    await dialog.getByRole('radio', { exact: true, name: 'Top level' }).check()
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expectOutline(page, 'A -A1 Draft D B C')
    await expect.poll(() => stored(site)).toBe('A -A1 Draft D B C')
    await undo(page)
    await expectOutline(page, 'A -A1 --D B C Draft')
    await expect.poll(() => stored(site)).toBe('A -A1 --D B C Draft')
  })

  await test.step('duplicate, and add one below', async () => {
    await menu('B', 'Duplicate')
    await expectToast(page, 'Duplicated as a draft.')
    await expect.poll(() => stored(site)).toBe('A -A1 --D B B C Draft')
    await row(page, 'Draft').getByRole('button', { name: 'More actions for Draft' }).click()
    await expect(page.getByRole('menuitem', { name: 'Open' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Add page below' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await menu('C', 'Add page below')
    await expect(page).toHaveURL(/\/pages\/create\?parent=/)
    expect(await stored(site)).toBe('A -A1 --D B B C Draft')
    await expect(page.locator('#field-title')).toBeFocused()
    await page.keyboard.type('E')
    await expect(page).toHaveURL(/\/pages\/[\da-f-]{36}$/)
    expect(await stored(site)).toBe('A -A1 --D B B C -E Draft')
    await open(page, PATH)
  })

  await test.step('to the trash: a page at once, one that is used or a branch after a word', async () => {
    await menu('Draft', 'Move to trash')
    await expectToast(page, '1 page moved to the trash.')
    await expect(row(page, 'Draft')).toHaveCount(0)
    await undo(page)
    await expectToast(page, 'Restored from the trash.')
    await expect(row(page, 'Draft')).toBeVisible()

    const { docs } = await site.asProvider<{ docs: { id: string }[] }>(
      'GET',
      `/pages?draft=true&where[tenant][equals]=${site.id}&where[title][equals]=Draft`,
    )
    const link = { document: { relationTo: 'pages', value: docs[0]!.id }, kind: 'document', label: 'Read it' }
    await site.asProvider('POST', '/reusable-content', {
      layout: [{ blockType: 'callToAction', heading: 'Coming', links: [link] }],
      tenant: site.id,
      title: 'Announcement',
    })
    await menu('Draft', 'Move to trash')
    await expect(dialog).toContainText('Used in 1 place.')
    await expect(dialog.getByRole('link', { name: 'Announcement' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Move to trash' }).click()
    await expectToast(page, '1 page moved to the trash.')
    await undo(page)
    await expect(row(page, 'Draft')).toBeVisible()

    await menu('A', 'Move to trash')
    await expect(dialog).toContainText('2 pages below go with it.')
    await dialog.getByRole('button', { name: 'Move to trash' }).click()
    await expectToast(page, '3 pages moved to the trash.')
    await expect(row(page, 'A')).toHaveCount(0)
    expect(await stored(site)).toBe('B B C -E Draft')
  })
})

test('[B-187, B-193] who may only look finds nothing that would be refused', async ({ context, page }) => {
  await plant(site, 'A(A1),B')
  await site.signIn(context, site.people.Vera!)
  await open(page, PATH)
  await expectOutline(page, 'A -A1 B')
  await expect(grid(page).getByRole('checkbox')).toHaveCount(0)
  await drag(page, 'B', 'A', 'above')
  await expectOutline(page, 'A -A1 B')
  await row(page, 'B').getByRole('button', { name: 'More actions for B' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Open', 'View Live'])
  await expect(page.getByRole('menuitem', { name: 'View Live' })).toHaveAttribute(
    'href',
    new RegExp(`//${site.slug}\\..+/b$`),
  )
})
