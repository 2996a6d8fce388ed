import { expect, test, type APIRequestContext, type Page } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { expectToast } from '../support/toast'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite
let as: APIRequestContext

const headers = { Origin: process.env.E2E_BASE_URL! }
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeAll(async () => {
  site = await makeSite({ people: { Elin: { role: 'Author' } }, roles: { Author: ['posts:manage', 'media:view'] } })
})
test.afterAll(() => site.close())
test.beforeEach(async ({ page }) => {
  await signInSomebody(page.context(), site.people.owner)
  as = page.context().request
})

async function make(collection: string, data: object): Promise<string> {
  const answer = await as.post(`/api/${collection}?draft=true`, {
    data: { _status: 'draft', tenant: site.id, ...data },
    headers,
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

async function picture(name: string, data: object = {}): Promise<string> {
  const answer = await as.post('/api/media', {
    headers,
    multipart: {
      _payload: JSON.stringify({
        _status: 'draft',
        alt: 'A picture',
        tenant: site.id,
        title: name,
        visibility: 'public',
        ...data,
      }),
      file: { buffer: PIXEL, mimeType: 'image/png', name: `${name}.png` },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

const statusOf = async (collection: string, id: string): Promise<string> =>
  ((await (await as.get(`/api/${collection}/${id}?depth=0`, { headers })).json()) as { _status: string })._status
const question = (page: Page) => page.getByRole('dialog', { name: 'Visitors will not see everything' })
const publish = (page: Page) => page.getByRole('button', { name: /^Publish(?: changes)?$/ })

test(
  'an owner who publishes a page sees which images visitors would miss, and publishes them too',
  { tag: '@core' },
  async ({ page }) => {
    const poster = await picture('poster')
    const secret = await picture('secret', { _status: 'published', visibility: 'private' })
    const id = await make('pages', {
      layout: [
        { blockType: 'image', image: poster },
        { blockType: 'image', image: secret },
      ],
      title: 'With pictures',
    })
    await open(page, `/admin/collections/pages/${id}`)
    // The fields say so before anybody publishes.
    await page.locator('#field-layout').getByRole('button', { name: 'Show all' }).click()
    await expect(page.locator('#field-layout__0__image')).toContainText('Draft')
    await expect(page.locator('#field-layout__1__image')).toContainText('Staff only')

    await publish(page).click()
    await expect(question(page)).toContainText('Visitors will not see 2 things on it.')
    await expect(question(page).getByRole('listitem').filter({ hasText: 'poster' })).toContainText('Draft')
    await expect(question(page).getByRole('listitem').filter({ hasText: 'secret' })).toContainText('Staff only')
    await expectNoViolations(page)
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(publish(page)).toBeVisible()
    expect(await statusOf('media', poster)).toBe('draft')

    await publish(page).click()
    await question(page).getByRole('button', { name: 'Publish it too' }).click()
    await expectToast(page, '1 document was published.')
    await expect(question(page)).toHaveCount(0)
    expect([await statusOf('pages', id), await statusOf('media', poster), await statusOf('media', secret)]).toEqual([
      'published',
      'published',
      'published',
    ])
    await expect(page.locator('#field-layout__0__image')).not.toContainText('Draft')
    // What is still hidden stays said beside the state.
    await expect(page.getByText('Visitors do not see 1 thing on it.')).toBeVisible()
    await page.getByRole('button', { name: 'Show them' }).click()
    const line = page.getByRole('dialog', { name: 'Visitors do not see everything yet' })
    await expect(line.getByRole('listitem')).toHaveCount(1)
    await expect(line.getByRole('button', { name: /Publish/ })).toHaveCount(0)
  },
)

test('an owner publishes a document without its unpublished image, or sees why the image cannot be published', async ({
  page,
}) => {
  // Nobody has described it: it cannot be published.
  const bare = await picture('bare', { alt: '' })
  const id = await make('posts', { image: bare, title: 'A story' })
  await open(page, `/admin/collections/posts/${id}`)
  await publish(page).click()
  await question(page).getByRole('button', { name: 'Publish it too' }).click()
  await expect(question(page)).toContainText('1 document could not be published:')
  await expect(question(page).getByRole('listitem')).toContainText('bare')
  await question(page).getByRole('button', { name: 'Close' }).click()
  expect([await statusOf('posts', id), await statusOf('media', bare)]).toEqual(['published', 'draft'])

  const other = await make('posts', { image: bare, title: 'Another story' })
  await open(page, `/admin/collections/posts/${other}`)
  await publish(page).click()
  await question(page).getByRole('button', { name: 'Publish without them' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => statusOf('posts', other)).toBe('published')
  await expect(page.getByText('Visitors do not see 1 thing on it.')).toBeVisible()

  // Staff who may not publish are told, too.
  await signInSomebody(page.context(), site.people.Elin!)
  await open(page, `/admin/collections/posts/${other}`)
  await expect(page.getByText('Visitors do not see 1 thing on it.')).toBeVisible()
  await expect(publish(page)).toHaveCount(0)
})

test('an owner is not asked when visitors see everything, and sees hidden targets when scheduling', async ({
  page,
}) => {
  const id = await make('series', { title: 'Talks' })
  await open(page, `/admin/collections/series/${id}`)
  await publish(page).click()
  await expect.poll(() => statusOf('series', id)).toBe('published')
  await expect(question(page)).toHaveCount(0)

  const planned = await make('posts', { image: await picture('later'), title: 'Planned' })
  await open(page, `/admin/collections/posts/${planned}`)
  await page.getByRole('button', { exact: true, name: 'Schedule' }).click()
  const drawer = page.getByRole('dialog', { name: 'Schedule' })
  await expect(drawer).toContainText('Visitors will not see 1 thing on it.')
  await expect(drawer.getByRole('listitem').filter({ hasText: 'later' })).toContainText('Draft')
})

test('an owner who publishes several documents sees what visitors miss before and after', async ({ page }) => {
  const image = await picture('shared')
  const titles = ['Many one', 'Many two']
  const ids = await Promise.all(titles.map((title) => make('blogs', { image, title })))
  await open(page, '/admin/collections/blogs')
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('button', { exact: true, name: 'Publish' }).click()
  const confirm = page.getByRole('dialog').filter({ hasText: 'It publishes 2 documents.' })
  await expect(confirm).toContainText('Visitors will not see 1 thing on them.')
  await expect(confirm.getByRole('listitem').filter({ hasText: 'shared' })).toContainText('Draft')
  await confirm.getByRole('button', { name: 'Confirm' }).click()
  const result = page.getByRole('dialog', { name: 'Visitors do not see everything yet' })
  await expect(result.getByRole('listitem')).toContainText('shared')
  await expectNoViolations(page)
  await result.getByRole('button', { name: 'Publish it now' }).click()
  await expectToast(page, '1 document was published.')
  expect([await statusOf('media', image), ...(await Promise.all(ids.map((id) => statusOf('blogs', id))))]).toEqual([
    'published',
    'published',
    'published',
  ])
})

test('an owner sees which media are drafts in the list', async ({ page }) => {
  await picture('still-a-draft')
  await open(page, '/admin/collections/media')
  await expect(
    page.getByRole('list', { name: 'Media' }).getByRole('listitem').filter({ hasText: 'still-a-draft' }),
  ).toContainText('Draft')
})
