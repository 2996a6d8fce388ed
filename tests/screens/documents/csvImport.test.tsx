import { screen, waitFor, within } from '@testing-library/react'
import { boot, type TestApp } from '@tests/support/boot'
import { makeSite, type Site } from '@tests/support/screens/makeSite'
import { closeScreens, findToast, type OpenScreen } from '@tests/support/screens/openScreen'
import { create } from '@tests/support/world'
import { openList, openListMenu, tableRows, untilRows } from './listSupport'

let app: TestApp
let site: Site

beforeAll(async () => {
  app = await boot()
  site = await makeSite(app, 'import', { people: { Vera: 'viewer' } })
  await create(app.payload, 'people', { name: 'Ada', profession: 'Alto', tenant: site.id })
})
afterEach(closeScreens)
afterAll(() => app.close())

const drawer = () => within(screen.getByRole('dialog', { name: 'Import from CSV: People' }))
const row = (text: string) =>
  [...screen.getByRole('dialog').querySelectorAll('tbody tr')].find((one) => one.textContent.includes(text))!
    .textContent
const says = (text: RegExp | string) => waitFor(() => expect(screen.getByRole('dialog').textContent).toMatch(text))

async function begin(): Promise<OpenScreen> {
  const opened = await openList(app, site.clients.owner, 'people')
  await openListMenu(opened)
  await opened.user.click(await screen.findByRole('button', { name: 'Import from CSV' }))
  await screen.findByRole('dialog', { name: 'Import from CSV: People' })
  return opened
}

describe('people from a spreadsheet', () => {
  it('are looked through first, and then imported without the rows that have a problem', async () => {
    const { user } = await begin()
    // As Excel saves it in Spain: semicolons, and a code page of its own.
    const text = Buffer.from('Nombre;Job\r\nAda;Soprano\r\nZo\u00eb;Composer\r\n;Nobody\r\n', 'latin1')
    const file = new File([new Uint8Array(text)], 'people.csv', { type: 'text/csv' })
    await user.upload(screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')!, file)
    await says('3 with a problem')
    await user.selectOptions(drawer().getByLabelText('Nombre'), 'Name')
    await user.selectOptions(drawer().getByLabelText('Job'), 'Profession')
    await says('1 new, 1 changed, 0 unchanged, 1 with a problem')
    expect(row('Ada')).toContain('Profession: Alto → Soprano')
    expect(row('Zoë')).toContain('New')
    expect(row('This row has nothing in “Name”.')).toContain('Problem')
    await user.click(drawer().getByRole('button', { name: 'Import 2 rows' }))
    await says('1 was added. 1 was changed. 1 row with a problem was left out.')
    await user.click(drawer().getAllByRole('button', { name: 'Close' }).at(-1)!)
    await untilRows(2)
    await waitFor(() =>
      expect(tableRows().filter(({ textContent }) => textContent.includes('Soprano'))).toHaveLength(1),
    )
  })

  it('are undone later', async () => {
    const { user } = await begin()
    await says(/Last import: 2 documents, .*, by Olwen Tester\./)
    await user.click(drawer().getByRole('button', { name: 'Undo the import' }))
    await findToast('2 documents were undone.')
    await user.keyboard('{Escape}')
    await untilRows(1)
    expect(tableRows()[0]!.textContent).toContain('Alto')
  })

  it('are not offered to whoever can only look', async () => {
    const opened = await openList(app, site.clients.Vera!, 'people')
    await openListMenu(opened)
    expect(await screen.findByRole('button', { name: 'Download as CSV' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Import from CSV' })).toBeNull()
  })
})
