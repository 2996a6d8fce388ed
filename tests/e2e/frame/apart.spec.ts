import { expect, test, type Browser } from '../support/test'
import { pathOf } from '../support/documents'
import type { PersonName } from '../support/people'
import { chooseLanguage, signInAs } from '../support/signIn'

const ROUNDS = 6

/** Fetches a list of the admin as that person, without rendering it. */
async function asking(browser: Browser, name: PersonName, path: string): Promise<() => Promise<string>> {
  const context = await browser.newContext()
  await signInAs(context, name)
  const ask = async () => {
    const answer = await context.request.get(path, {
      headers: {
        Origin: process.env.E2E_BASE_URL!,
        'Sec-Fetch-Dest': 'document',
        'Sec-Fetch-Mode': 'navigate',
        'Sec-Fetch-Site': 'same-origin',
      },
    })
    expect(answer.status()).toBe(200)
    return (await answer.text()).replaceAll('\\"', '"')
  }
  // The first page after a start is made in another way than those that follow.
  await ask()
  return ask
}

const languagesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"localeCodes":(\[[^\]]*\])/g)].map(([, codes]) => codes!)),
]

test('editors of two sites who ask at the same moment are each offered their own languages', async ({ browser }) => {
  const [riverside, lantern] = await Promise.all([
    asking(browser, 'editor', '/admin/collections/posts'),
    asking(browser, 'lanternOwner', '/admin/collections/posts'),
  ])
  for (let round = 0; round < ROUNDS; round++) {
    const pages = await Promise.all([riverside(), lantern(), riverside(), lantern()])
    expect(pages.map(languagesIn)).toEqual([['["en","cy"]'], ['["en"]'], ['["en","cy"]'], ['["en"]']])
  }
})

test('an editor is told nothing of the fields that only the provider sees', async ({ browser }) => {
  const [editor, provider] = await Promise.all([
    asking(browser, 'editor', '/admin/collections/posts'),
    asking(browser, 'super', '/admin/collections/posts'),
  ])
  for (const [html, isProvider] of [
    [await editor(), false],
    [await provider(), true],
  ] as const) {
    expect(html).toContain('"name":"publishDate"')
    expect(html.includes('"name":"asProvider"')).toBe(isProvider)
  }
})

test('an editor reads a form in their own language, whoever opened it first', async ({ context, page }) => {
  await signInAs(context, 'editor')
  const picture = await pathOf(context, 'media')
  for (const [language, label] of [
    ['en', 'Alternative text'],
    ['ar', 'النص البديل'],
    ['es', 'Texto alternativo'],
    ['en', 'Alternative text'],
  ] as const) {
    await chooseLanguage(context, language)
    await page.goto(picture)
    await expect(page.locator('label').filter({ hasText: label }).first()).toBeVisible()
  }
})
