import { readFile } from 'node:fs/promises'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectGoodLooks, expectToFit } from '../support/looks'
import { chooseLanguage, open, reload, signInAs } from '../support/signIn'
import { expectToast } from '../support/toast'

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
  test('are found from the list and from the form, read one by one, and marked for everybody', async ({
    context,
    page,
  }) => {
    const form = await makeForm(context, 'Community choir', ['Ada', 'Bodil', 'Cy'])
    try {
      await open(page, '/admin/collections/forms')
      await expect(page.getByRole('link', { name: '3 answers 3 unread' })).toBeVisible()
      await open(page, form.path)
      await page.getByRole('link', { name: 'Answers 3 3 unread' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Answers to Community choir' })).toBeVisible()
      await expect(
        page.getByText(
          '3 answers · 3 unread · Answers are deleted 365 days after they arrive. The oldest is deleted on',
        ),
      ).toBeVisible()
      await expect(table(page).getByRole('columnheader')).toContainText([
        'Sent',
        'Your name',
        'Voice',
        'What do you sing?',
        'You may write to me about auditions',
      ])
      await expect(table(page).getByRole('row')).toHaveText([
        /Sent/,
        /Unread.*Cy.*Alto.*Yes/s,
        /Unread.*Bodil/s,
        /Unread.*Ada/s,
      ])
      await row(page, 'Bodil').getByRole('link').click()
      await expect(page.getByRole('definition').filter({ hasText: 'Tallis, Britten' })).toHaveText(
        'Tallis, Britten\nand sea shanties',
      )
      await expect(page.getByText('First read by')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('definition').first()).toHaveText('Ada')
      await expect(page.getByRole('link', { name: 'Older' })).toHaveCount(0)
      await page.getByRole('link', { name: 'Newer' }).click()
      await expect(page.getByRole('definition').first()).toHaveText('Bodil')
      await page.getByRole('button', { name: 'Mark as unread' }).click()
      await expect(row(page, 'Bodil')).toContainText('Unread')
      await expect(row(page, 'Ada')).not.toContainText('Unread')
      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await expect(table(page)).not.toContainText('Unread')
    } finally {
      await remove(context, form)
    }
  })

  test('are searched in an address that can be sent on, exported as they are narrowed down, and deleted after a question that counts them', async ({
    context,
    page,
  }) => {
    const form = await makeForm(context, 'Volunteers', ['Ada Lane', 'Bo Lane', '=Cy()'])
    try {
      await open(page, `${form.path}/answers`)
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
      expect(download.suggestedFilename()).toMatch(/^Volunteers \d{4}-\d\d-\d\d\.csv$/)
      const file = await readFile(await download.path(), 'utf8')
      expect(file.charCodeAt(0)).toBe(0xfeff)
      expect(
        file
          .split('\r\n')
          .slice(1, -1)
          .map((line) => line.split(',')[1]),
      ).toEqual(['Bo Lane', 'Ada Lane'])
      await row(page, 'Ada Lane').getByRole('checkbox').check()
      await page
        .getByRole('region', { name: 'With the selected answers' })
        .getByRole('button', { name: 'Delete' })
        .click()
      await expect(page.getByRole('dialog', { name: 'Delete 1 answer' })).toContainText('This cannot be undone.')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('1 answer matches')).toBeVisible()
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await page.getByRole('button', { name: 'Delete all…' }).click()
      await page.getByRole('dialog', { name: 'Delete 2 answers' }).getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('No answers yet')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open pages' })).toBeVisible()
    } finally {
      await remove(context, form)
    }
  })

  test('are not for those who only look, and named before their form goes', async ({ context, page }) => {
    const form = await makeForm(context, 'Lost property', ['Ada'])
    try {
      await open(page, form.path)
      await page.locator('.doc-controls__popup button').last().click()
      // Nothing is lost by that, and nothing is asked.
      await page.locator('#action-trash').click()
      await expectToast(page, 'Lost property is in the trash.')
      await open(page, form.path.replace('/forms/', '/forms/trash/'))
      await page.getByRole('button', { name: /^Permanently delete$|^Delete Permanently$/ }).click()
      await expect(page.getByText('1 answer belongs to it.')).toBeVisible()
      const back = await context.request.patch(`/api/forms/${form.id}?trash=true`, {
        data: { _status: 'published', deletedAt: null },
        headers,
      })
      expect(back.status()).toBe(200)
      await open(page, '/admin/collections/forms')
      await page.getByRole('row').filter({ hasText: 'Lost property' }).getByRole('checkbox').check()
      await page.getByRole('button', { exact: true, name: 'Move to trash' }).click()
      await expectToast(page, '1 Form moved to trash.')
      await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('row').filter({ hasText: 'Lost property' })).toBeVisible()
      await signInAs(context, 'viewer')
      await open(page, form.path)
      await expect(page.getByRole('link', { name: /^Answers/ })).toHaveCount(0)
      await open(page, `${form.path}/answers`)
      await expect(page.getByText('You don’t have access to this page.')).toBeVisible()
    } finally {
      await signInAs(context, 'owner')
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
