import { expect, test } from '../support/test'
import { pathOf } from '../support/documents'
import { expectStill, holdStyles, watchShifts } from '../support/stillness'
import { open, signInAs } from '../support/signIn'

/** What a slow computer shows before everything has arrived. */
test.describe('a screen whose parts arrive late', () => {
  for (const collection of ['works', 'event-instances'])
    test(`does not move when its styles are loaded, for people who prefer less motion: ${collection}`, async ({
      context,
      page,
    }) => {
      await signInAs(context, 'owner')
      const path = await pathOf(context, collection)
      await watchShifts(page)
      await holdStyles(page, '.document-fields__fields')
      await open(page, path)
      await expectStill(page)
    })

  test('keeps the width of the fields of a document before its sidebar is there', async ({ context, page }) => {
    await signInAs(context, 'owner')
    await open(page, await pathOf(context, 'venues'))
    const widths = await page.evaluate(() => {
      const widthOf = () => document.querySelector('.document-fields__main')!.getBoundingClientRect().width
      const whole = widthOf()
      document.querySelector('.document-fields__sidebar-wrap')!.remove()
      return { alone: widthOf(), whole }
    })
    expect(widths.alone).toBeCloseTo(widths.whole, 0)
  })

  test('has the fields of a group in the HTML of the server', async ({ context }) => {
    await signInAs(context, 'super')
    const answer = await context.request.get('/admin/globals/announcement', {
      headers: { Origin: process.env.E2E_BASE_URL! },
    })
    expect((await answer.text()).match(/<textarea[^>]*id="field-text__\w+"/g)).toHaveLength(4)
  })

  test('names the city of a performance in another time zone in the HTML of the server', async ({ context, page }) => {
    await signInAs(context, 'super')
    const path = '/admin/collections/event-instances?limit=25&sort=start'
    const cityInHtml = async () =>
      (await (await context.request.get(path, { headers: { Origin: process.env.E2E_BASE_URL! } })).text()).includes(
        'New York</span>',
      )
    expect(await cityInHtml()).toBe(false)
    await open(page, path)
    await expect(page.getByText('New York').first()).toBeVisible()
    await expect.poll(cityInHtml).toBe(true)
    for (const value of ['America/New_York', 'Nowhere/"><b>']) {
      await context.clearCookies({ name: 'callboard-zone' })
      await context.addCookies([{ name: 'callboard-zone', url: process.env.E2E_BASE_URL!, value }])
      expect(await cityInHtml()).toBe(false)
    }
  })
})
