import { expect, test, type Locator } from '../support/test'
import { expectNoViolations } from '../support/axe'
import { open } from '../support/signIn'
import { makeSite, signInSomebody, type OwnSite } from '../people/support/site'

let site: OwnSite

test.beforeAll(async () => {
  site = await makeSite({ plan: 'Standard' })
})
test.afterAll(() => site.close())

/** Pastes HTML as another program puts it on the clipboard. */
const paste = (editor: Locator, html: string) =>
  editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, html)

const wordItem = (text: string, level: number) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>·&nbsp;&nbsp; </span>${text}</p>`

test(
  'an owner pastes lists, a table and pictures from Word, sees what was left out, changes the table and publishes',
  { tag: '@core' },
  async ({ page }) => {
    const { doc } = await site.asProvider<{ doc: { id: string } }>('POST', '/events', {
      tenant: site.id,
      title: 'Pasted evening',
    })
    await signInSomebody(page.context(), site.people.owner)
    await open(page, `/admin/collections/events/${doc.id}`)
    const editor = page.locator('[data-field-path="description"] .ContentEditable__root')
    await editor.click()
    await paste(
      editor,
      `${wordItem('Stalls', 1)}${wordItem('Row A', 2)}` +
        `<p>Text <img src="https://cdn.example.org/pic.jpg"> more <a href="https://www.google.com/url?q=https://example.org/book">Book</a></p>` +
        `<table><tr><td>Seat</td><td>Price</td></tr><tr><td>Stalls</td><td>£20</td></tr></table>`,
    )
    await expect(page.getByText('1 picture was left out.')).toBeVisible()
    await expect(editor.locator('ul ul li')).toHaveText('Row A')
    await expect(editor.getByRole('link', { name: 'Book' })).toHaveAttribute('href', 'https://example.org/book')
    await expect(editor.getByRole('columnheader')).toHaveText(['Seat', 'Price'])
    await editor.getByRole('cell', { name: 'Stalls' }).click()
    const field = page.locator('[data-field-path="description"]')
    await field.locator('.toolbar-popup__dropdown-table').click()
    await page.getByRole('button', { name: 'Add row below' }).click()
    await expect(editor.getByRole('row')).toHaveCount(3)
    await expectNoViolations(page)
    await page.getByRole('button', { name: /^Publish(?: changes)?$/ }).click()
    await expect
      .poll(async () => {
        const stored = await site.asProvider<{ _status: string; description: unknown }>('GET', `/events/${doc.id}`)
        return [stored._status, JSON.stringify(stored.description).includes('pending')]
      })
      .toEqual(['published', false])
  },
)
