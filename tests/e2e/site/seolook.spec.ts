import { test } from '@playwright/test'
import { open, chooseTheme, chooseLanguage, signInAs } from '../support/signIn'
import { pathOf } from '../support/documents'

const website = () => process.env.E2E_BASE_URL!.replace('//localhost', '//riverside.localhost')
test('look', async ({ page }) => {
  test.setTimeout(120_000)
  for (const path of ['/info/visit.html', '/spring-season', '/whats-on/seagull', '/old/very-long-address-of-a-page-that-was-there-once-upon-a-time/and-below', '/cast']) await page.goto(website() + path)
  await signInAs(page.context(), 'owner')
  const event = await pathOf(page.context(), 'events', { 'where[slug][equals]': 'the-seagull' })
  const shoot = async (name: string) => {
    await open(page, event)
    await page.getByText(/Search engines and social|Buscadores y redes|محركات البحث/).first().scrollIntoViewIfNeeded()
    await page.locator('.collapsible__toggle').last().click()
    await page.waitForTimeout(1500)
    await page.locator('#field-seo__noIndex').scrollIntoViewIfNeeded()
    await page.locator('.collapsible-field').last().screenshot({ path: `/tmp/seo/fields-${name}.png` })
    await open(page, '/admin/collections/redirects')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/seo/panel-${name}.png` })
  }
  await page.waitForTimeout(5000)
  await shoot('light')
  await chooseTheme(page.context(), 'dark')
  await shoot('dark')
  await page.setViewportSize({ width: 360, height: 780 })
  await shoot('dark360')
  await chooseTheme(page.context(), 'light')
  await chooseLanguage(page.context(), 'ar')
  await shoot('ar360')
  await page.setViewportSize({ width: 1280, height: 900 })
  await shoot('ar')
})
