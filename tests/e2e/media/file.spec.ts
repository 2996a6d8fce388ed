import { expect, test, type APIRequestContext, type Page } from '../support/test'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'
import { addMedia, makeJpeg, readMedia } from './support'

const LIST = '/admin/collections/media'

let site: OwnSite
let as: APIRequestContext

test.beforeAll(async () => {
  site = await makeSite({ people: { Amina: { as: 'tenant-admin' } } })
})
test.afterAll(() => site.close())
test.beforeEach(async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  as = page.context().request
})

const point = (page: Page) => page.getByRole('button', { name: /^Focal point, / })
const preview = (page: Page, name: string) => page.locator(`[data-format=${name}]`)
const choose = async (page: Page, colour = '#146a3c') =>
  page
    .locator('[data-replace-file]')
    .setInputFiles({ buffer: await makeJpeg(1_000, 1_000, colour), mimeType: 'image/jpeg', name: 'better poster.jpg' })

test('an owner replaces a file everywhere, and keeps what they are typing', { tag: '@core' }, async ({ page }) => {
  const id = await addMedia(as, { data: { alt: 'A poster' }, tenant: site.id, title: 'Poster' })
  const before = await readMedia(as, id)
  await open(page, `${LIST}/${id}`)
  await page.locator('#field-title').fill('Poster of the season')
  await choose(page)
  await expectToast(page, 'The file is replaced everywhere it is used.')
  await expect(page.locator('.file-details')).toContainText('better-poster-')
  await expect(page.locator('.file-details')).toContainText('1000x1000')
  await expect(page.locator('#field-title')).toHaveValue('Poster of the season')
  const after = await readMedia(as, id)
  expect([after.filename === before.filename, after.width, after.title, after._status]).toEqual([
    false,
    1_000,
    'Poster',
    'published',
  ])
  await page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click()
  await expect.poll(async () => (await readMedia(as, id)).title).toBe('Poster of the season')
  expect((await readMedia(as, id)).filename).toBe(after.filename)
  await open(page, '/admin/settings/activity')
  await expect(page.getByText(/Replaced the file of “.?Poster.?”/)).toBeVisible()
})

test('an owner cannot replace a file that a colleague has just replaced, or replace it by another type', async ({
  page,
}) => {
  const id = await addMedia(as, { data: { alt: 'A poster' }, tenant: site.id, title: 'Poster' })
  await open(page, `${LIST}/${id}`)
  const { filename } = await readMedia(as, id)
  const answer = await as.post('/api/documents/replace-file', {
    headers: { Origin: process.env.E2E_BASE_URL! },
    multipart: {
      file: { buffer: await makeJpeg(700, 700), mimeType: 'image/jpeg', name: 'theirs.jpg' },
      from: filename,
      id,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await choose(page)
  await expectToast(page, 'Someone has replaced this file since you opened the page.')
  expect((await readMedia(as, id)).width).toBe(700)
  await reload(page)
  await page
    .locator('[data-replace-file]')
    .setInputFiles({ buffer: Buffer.from('<!doctype html>'), mimeType: 'image/jpeg', name: 'page.jpg' })
  await expectToast(page, 'This type of file is not accepted.')
  await choose(page)
  await expect.poll(async () => (await readMedia(as, id)).width).toBe(1_000)
})

test('an owner sets a focal point by pointer and keyboard, sees the crops follow, and saves it with the form', async ({
  page,
}) => {
  const id = await addMedia(as, {
    data: { alt: 'A poster' },
    file: await makeJpeg(800, 1_200),
    tenant: site.id,
    title: 'Tall poster',
  })
  await open(page, `${LIST}/${id}`)
  await expect(point(page)).toHaveAccessibleName(/50 % from the left and 50 % from the top/)
  await expect(preview(page, 'wide')).toHaveCSS('object-position', '50% 50%')
  await expectGoodLooks(page)
  await point(page).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(point(page)).toHaveAccessibleName(/51 % from the left and 30 % from the top/)
  await expect(preview(page, 'wide')).not.toHaveCSS('object-position', '50% 50%')
  const picture = page.getByRole('region', { name: 'Focal point' }).locator('img').first()
  const box = (await picture.boundingBox())!
  await picture.click({ position: { x: box.width * 0.8, y: box.height * 0.25 } })
  await expect(point(page)).toHaveAccessibleName(/80 % from the left and 25 % from the top/)
  await page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click()
  await expect
    .poll(async () => {
      const { focalX, focalY } = await readMedia(as, id)
      return [focalX, focalY]
    })
    .toEqual([80, 25])
  await reload(page)
  await expect(point(page)).toHaveAccessibleName(/80 % from the left and 25 % from the top/)
})

test('an owner crops a picture and publishes the crop', async ({ page }) => {
  const id = await addMedia(as, { data: { alt: 'A poster' }, tenant: site.id, title: 'Poster' })
  await open(page, `${LIST}/${id}`)
  await page.getByRole('button', { name: 'Edit image' }).click()
  const drawer = page.getByRole('dialog')
  const width = drawer.getByRole('spinbutton').first()
  const apply = drawer.getByRole('button', { name: 'Apply changes' })
  // The editor computes with the picture's size, which it knows as soon as the picture is there.
  await expect(apply).toBeEnabled()
  await width.fill('400')
  await expect(width).toHaveValue('400')
  await apply.click()
  await page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click()
  await expect.poll(async () => (await readMedia(as, id)).width).toBe(400)
})

test('an owner uses the focal point in Arabic, where the left arrow key still moves left', async ({ page }) => {
  const id = await addMedia(as, { data: { alt: 'A poster', tags: ['موسم'] }, tenant: site.id, title: 'ملصق' })
  await chooseLanguage(page.context(), 'ar')
  await page.goto(`${LIST}/${id}`)
  const handle = page.getByRole('region', { name: 'نقطة التركيز' }).getByRole('button')
  await handle.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(handle).toHaveAccessibleName(/40٪ من اليسار/)
  // The tabs above are Payload's.
  await expectToFit(page, { within: 'section' })
})
