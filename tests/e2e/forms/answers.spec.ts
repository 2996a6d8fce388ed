import { readFile } from 'node:fs/promises'
import { expect, test, type BrowserContext, type Page } from '../support/test'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'

const headers = { Origin: process.env.E2E_BASE_URL! }

const QUESTIONS = [
  { blockType: 'textQuestion', label: 'Your name', name: 'name', required: true },
  {
    blockType: 'choiceQuestion',
    label: 'Voice',
    name: 'voice',
    options: [
      { label: 'Alto', value: 'a' },
      { label: 'Bass', value: 'b' },
    ],
  },
  { blockType: 'longTextQuestion', label: 'What do you sing?', name: 'repertoire' },
  { blockType: 'consentQuestion', label: 'You may write to me about auditions', name: 'consent' },
]

interface Made {
  id: string
  path: string
}

/** A published form of Riverside with what these people sent. */
async function makeForm(context: BrowserContext, title: string, people: string[]): Promise<Made> {
  await signInAs(context, 'owner')
  const { tenants } = (await (await context.request.get('/api/users/tenants', { headers })).json()) as {
    tenants: { id: string; name: string }[]
  }
  const tenant = tenants.find(({ name }) => name.startsWith('Riverside'))!.id
  const made = await context.request.post('/api/forms', {
    data: { _status: 'published', fields: QUESTIONS, tenant, title },
    headers,
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: string } }
  for (const name of people) {
    const sent = await context.request.post(`/api/forms/${doc.id}/submit`, {
      data: {
        answers: { consent: true, name, repertoire: 'Tallis, Britten\nand sea shanties', voice: 'a' },
        language: 'en',
        page: '/auditions',
      },
      headers,
    })
    expect(sent.status(), await sent.text()).toBe(201)
  }
  return { id: doc.id, path: `/admin/collections/forms/${doc.id}` }
}

const remove = (context: BrowserContext, { id }: Made) => context.request.delete(`/api/forms/${id}`, { headers })

const table = (page: Page) => page.getByRole('region', { name: 'Answers, newest first' })
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })

test.describe('the answers of a form', () => {
  test('are found from the list and from the form, searched, downloaded, and read one by one', async ({
    context,
    page,
  }) => {
    const form = await makeForm(context, 'Community choir', ['Ada Lane', 'Bodil Lane', 'Cy'])
    try {
      await open(page, '/admin/collections/forms')
      await expect(page.getByRole('link', { name: '3 answers 3 unread' })).toBeVisible()
      await open(page, form.path)
      await page.getByRole('link', { name: 'Answers 3 3 unread' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Answers to Community choir' })).toBeVisible()
      await page.getByLabel('Search in answers').fill('lane')
      await page.getByLabel('Search in answers').press('Enter')
      await expect(page).toHaveURL(/\?search=lane$/)
      await expect(page.getByText('2 answers match')).toBeVisible()
      await reload(page)
      await expect(page.getByLabel('Search in answers')).toHaveValue('lane')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export as CSV' }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^Community choir \d{4}-\d\d-\d\d\.csv$/)
      expect((await readFile(await download.path(), 'utf8')).charCodeAt(0)).toBe(0xfeff)
      await row(page, 'Bodil').getByRole('link').click()
      await expect(page.getByText('First read by')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('definition').first()).toHaveText('Ada Lane')
      await page.getByRole('link', { name: 'Newer' }).click()
      await expect(page.getByRole('definition').first()).toHaveText('Bodil Lane')
      await page.getByRole('button', { name: 'Mark as unread' }).click()
      await expect(row(page, 'Bodil')).toContainText('Unread')
      await expect(row(page, 'Ada')).not.toContainText('Unread')
      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await expect(table(page)).not.toContainText('Unread')
    } finally {
      await remove(context, form)
    }
  })

  test('break no accessibility rule in any look', async ({ context, page }) => {
    const form = await makeForm(context, 'Backstage tours', ['Ada', 'Bodil'])
    try {
      await open(page, `${form.path}/answers`)
      await row(page, 'Ada').getByRole('checkbox').check()
      await expectGoodLooks(page)
      await row(page, 'Bodil').getByRole('link').click()
      await expect(page.getByText('First read by')).toBeVisible()
      await expectGoodLooks(page)
      await chooseLanguage(context, 'ar')
      await page.goto(`${form.path}/answers`)
      await expect(page.locator('html')).toHaveAttribute('dir', 'RTL')
      await expect(page.getByRole('heading', { level: 1, name: 'الردود على' })).toBeVisible()
      await expectToFit(page)
    } finally {
      await remove(context, form)
    }
  })
})
