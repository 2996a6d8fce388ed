import { expect, test, type APIRequestContext } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { expectGoodLooks } from '../support/looks'
import { chooseLanguage, open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'
import { addMedia, makeJpeg, headers, readMedia, tilesOf } from './support'

const LIST = '/admin/collections/media'

let site: OwnSite
let as: APIRequestContext

test.beforeEach(async ({ page }) => {
  site = await makeSite({ people: { Vera: { as: 'tenant-viewer' } } })
  await signInSomebody(page.context(), site.people.owner)
  as = page.context().request
})
test.afterEach(() => site.close())

const add = (title: string, data: Record<string, unknown> = {}, file?: Buffer) =>
  addMedia(as, { data, file, tenant: site.id, title })

test('media are a grid that says what there is to know of each, or a table, as the person has left it', async ({
  page,
}) => {
  const foyer = await add('The foyer', { alt: 'People in the foyer before a performance', tags: ['House'] })
  await add('A very long name of a picture that nobody will ever read to its end on a tile', {
    _status: 'draft',
    isDecorative: true,
  })
  await add('Poster', {}, await makeJpeg(500, 900, '#146a3c'))
  for (const title of ['Visit', 'About us'])
    await as.post('/api/pages', {
      data: { _status: 'published', layout: [{ blockType: 'image', image: foyer }], tenant: site.id, title },
      headers,
    })
  await open(page, LIST)
  const tiles = tilesOf(page)
  await expect(tiles).toHaveCount(3)
  const first = tiles.filter({ hasText: 'The foyer' })
  await expect(first).toContainText('Published')
  await expect(first).toContainText('Alt: People in the foyer')
  await expect(first).toContainText('800 × 600')
  await expect(first).toContainText(/\d+ kB/)
  await expect(tiles.filter({ hasText: 'A very long' })).toContainText('Draft')
  await expect(tiles.filter({ hasText: 'A very long' })).toContainText('Decorative')
  await expect(tiles.filter({ hasText: 'Poster' })).toContainText('No alternative text')
  await expect(tiles.filter({ hasText: 'Poster' })).toContainText('Not used')
  await first.getByRole('button', { name: /^Used in 2 places/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expectGoodLooks(page)

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title, A to Z')
  await expect(tiles.first()).toContainText('A very long')
  await page.getByRole('button', { exact: true, name: 'List' }).click()
  await expect(page.locator('.table tbody tr')).toHaveCount(3)
  await expect(tiles).toHaveCount(0)
  await reload(page)
  await expect(page.locator('.table tbody tr')).toHaveCount(3)
  await page.getByRole('button', { exact: true, name: 'Grid' }).click()
  await expect(tiles).toHaveCount(3)
  await page.locator('.search-filter__input').fill('poster')
  await expect(tiles).toHaveCount(1)
})

test('keys go from tile to tile, choose and open them; what is chosen is published and goes to the trash', async ({
  page,
}) => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'])
    await add(title, { _status: 'draft', alt: title })
  await open(page, `${LIST}?sort=createdAt`)
  const tiles = tilesOf(page)
  await expect(tiles).toHaveCount(7)
  const link = (title: string) => page.getByRole('link', { exact: true, name: title })
  await link('One').focus()
  await page.keyboard.press('ArrowRight')
  await expect(link('Two')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(link('Two')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await expect(link('Seven')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Select “One”' })).toBeChecked()
  await expect(page.locator('[data-bulk-actions]').getByRole('status')).toContainText('2')
  await expectGoodLooks(page)
  await page.getByRole('button', { exact: true, name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, 'Updated 2 Media')
  await expect(tiles.filter({ hasText: 'Published' })).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('checkbox', { name: 'Select “One”' }).uncheck()
  await page.getByRole('button', { exact: true, name: 'Move to trash' }).click()
  await expect(tiles).toHaveCount(1)
  await link('One').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/collections\/media\/[0-9a-f-]{36}/)
  await open(page, `${LIST}/trash`)
  await expect(tiles).toHaveCount(6)
  await expect(tiles.filter({ hasText: 'Published before' })).toHaveCount(1)
  await expectNoViolations(page)
})

test('tags are typed or chosen, and narrow the list', async ({ page }) => {
  const id = await add('Hamlet on stage', { alt: 'Hamlet' })
  await add('The bar', { alt: 'The bar', tags: ['House', 'Winter season'] })
  await open(page, `${LIST}/${id}`)
  const field = page.locator('#field-tags')
  await field.getByRole('combobox').fill('Press')
  await page.keyboard.press('Enter')
  // One that is there is chosen by keys, too.
  await field.getByRole('combobox').fill('winter')
  await expect(page.getByRole('option')).toHaveText(['Winter season', 'Create “winter”'])
  await page.keyboard.press('Enter')
  await expect(field).toContainText('Winter season')
  await page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click()
  await expect.poll(async () => (await readMedia(as, id)).tags).toEqual(['Press', 'Winter season'])
  await open(page, LIST)
  const tags = page.getByRole('group', { name: 'Filter by tag' })
  await tags.getByRole('button', { name: /^House/ }).click()
  await expect(tilesOf(page)).toHaveCount(1)
  await expect(tilesOf(page)).toContainText('The bar')
  await expect(tags.getByRole('button', { name: /^House/ })).toHaveAttribute('aria-pressed', 'true')
  await expectGoodLooks(page)
  await tags.getByRole('button', { name: /^Winter season/ }).click()
  await expect(tilesOf(page)).toHaveCount(2)
  await tags.getByRole('button', { name: /^Winter season/ }).click()
  await tags.getByRole('button', { name: /^Press/ }).click()
  await expect(tilesOf(page)).toHaveText([/Hamlet on stage/])
})

test('many files are uploaded at once, and are called by their names until somebody says otherwise', async ({
  page,
}) => {
  await open(page, LIST)
  await expect(page.getByText('No media yet')).toBeVisible()
  await expectGoodLooks(page)
  const files = await Promise.all(
    ['winters-tale_02.jpg', 'HAMLET.jpg', 'bar night.jpg'].map(async (name) => ({
      buffer: await makeJpeg(),
      mimeType: 'image/jpeg',
      name,
    })),
  )
  await page.locator('[data-upload-files]').setInputFiles(files)
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray).toContainText('3 files uploaded')
  await expect(tilesOf(page)).toHaveCount(3)
  await expect(tilesOf(page).filter({ hasText: 'Winters tale 02' })).toHaveCount(1)
  await expect(tilesOf(page).filter({ hasText: 'HAMLET' })).toHaveCount(1)
  await expect(tilesOf(page).filter({ hasText: 'Bar night' })).toContainText('No alternative text')
  await expectGoodLooks(page)
  await tray.getByRole('button', { name: 'Add alternative texts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add alternative texts' })
  await dialog.getByRole('textbox').first().click()
  for (const text of ['A winter forest', 'A skull', 'The bar at night']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expectGoodLooks(page)
  await dialog.getByRole('button', { name: 'Save and publish' }).click()
  await expectToast(page, '3 pictures are saved.')
  await expect(tilesOf(page).filter({ hasText: 'Alt: A skull' })).toContainText('Published')
  await expect(tray).toHaveCount(0)

  await open(page, `${LIST}/create`)
  const title = page.locator('#field-title')
  const chooser = page.locator('.file-field input[type=file]').first()
  await chooser.setInputFiles(files[0]!)
  await expect(title).toHaveValue('Winters tale 02')
  await title.fill('')
  await expect(title).toHaveValue('')
  await title.fill('Mine')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/\/collections\/media\/[0-9a-f-]{36}/)
  await expect(title).toHaveValue('Mine')
})

test('a picker shows the same tiles, and a draft is published there before it is picked', async ({ page }) => {
  const bare = await add('Not described', { _status: 'draft' })
  const poster = await add('Poster', { _status: 'draft', alt: 'A poster', tags: ['Press'] })
  await add('Stage', { alt: 'The stage' })
  const answer = await as.post('/api/posts?draft=true', {
    data: { _status: 'draft', tenant: site.id, title: 'A story' },
    headers,
  })
  const { doc } = (await answer.json()) as { doc: { id: string } }
  await open(page, `/admin/collections/posts/${doc.id}`)
  await page.locator('#field-image').getByRole('button', { name: 'Choose from existing' }).click()
  const drawer = page.getByRole('dialog')
  const tiles = tilesOf(drawer)
  await expect(tiles).toHaveCount(3)
  await expectGoodLooks(page)
  await drawer.getByRole('button', { name: 'Publish “Not described”' }).click()
  await expectToast(page, /Say what the picture shows/)
  expect((await readMedia(as, bare))._status).toBe('draft')
  await drawer.getByRole('button', { name: 'Publish “Poster”' }).click()
  await expectToast(page, '“Poster” is published.')
  await expect(tiles.filter({ hasText: 'Poster' })).toContainText('Published')
  await drawer
    .getByRole('group', { name: 'Filter by tag' })
    .getByRole('button', { name: /^Press/ })
    .click()
  await expect(tiles).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Choose “Poster”' }).click()
  await expect(page.locator('#field-image')).toContainText(/poster/i)
  expect((await readMedia(as, poster))._status).toBe('published')
})

test('a reader looks, and changes nothing', async ({ page }) => {
  const id = await add('Poster', { _status: 'draft', alt: 'A poster' })
  await page.context().clearCookies()
  await signInSomebody(page.context(), site.people.Vera!)
  await open(page, LIST)
  await expect(tilesOf(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Upload files' })).toHaveCount(0)
  await open(page, `${LIST}/${id}`)
  await expect(page.getByRole('region', { name: 'Focal point' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Replace file' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Focal point, / })).toBeDisabled()
})

test('the grid reads from the right in Arabic, with its keys', async ({ page }) => {
  for (const title of ['One', 'Two', 'Three']) await add(title, { alt: title, tags: ['موسم الشتاء'] })
  await chooseLanguage(page.context(), 'ar')
  await page.goto(`${LIST}?sort=createdAt`)
  const link = (title: string) => page.getByRole('link', { exact: true, name: title })
  await expect(link('Three')).toBeVisible()
  await link('One').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(link('Two')).toBeFocused()
  await expectGoodLooks(page)
})
