import { screen, waitFor, within } from '@testing-library/react'
import { connect, startStage, type Stage } from '@tests/int/ticketing/support'
import { loadComponents } from '@tests/support/screens/loadComponents'
import { closeScreens, openScreen, type OpenScreen } from '@tests/support/screens/openScreen'

let stage: Stage

beforeAll(async () => {
  stage = await startStage([
    {
      attributes: { Genre: 'Ages 14 and over' },
      description: 'Beatrice and De Flores',
      instances: [{ start: '2032-04-03T19:30:00' }],
      minutes: 90,
      name: 'The Changeling',
      venue: 'Main Stage',
    },
  ])
  await loadComponents(stage.app)
  await connect(stage)
})
afterEach(closeScreens)
afterAll(async () => {
  await stage.app.close()
  await stage.fake.close()
})

const open = () => openScreen(stage.app, stage.world.clients['owner-a']!, '/admin/apps/spektrix')
const fields = (name = 'Fields of events') => screen.getByRole('region', { name })
const row = (field: string, of?: string) => within(fields(of)).getByRole('group', { name: field })
const findRow = (field: string, of?: string) => waitFor(() => row(field, of))
const queryRow = (field: string) => within(fields()).queryByRole('group', { name: field })
const removal = () => screen.getByRole('switch', { name: 'Remove performances that are gone' })

async function choose({ user }: OpenScreen, label: RegExp, option: RegExp, within_: HTMLElement = document.body) {
  await user.click(within(within_).getByRole('button', { name: label }))
  const [first] = await screen.findAllByRole('option', { name: option })
  await user.click(first!)
}

describe('what follows the box office', () => {
  it('begins with the usual map, with values of this box office for each field [B-136]', async () => {
    await open()
    expect((await findRow('Title')).textContent).toContain('For example: The Changeling')
    expect(row('Summary').textContent).toContain('Beatrice and De Flores')
    expect(row('Start', 'Fields of performances').textContent).toMatch(/For example: 3 Apr 2032/)
    expect(screen.getByRole('switch', { name: 'Sync performances' }).getAttribute('aria-checked')).toBe('true')
  })

  it('offers only what fits a field, with the attributes of the box office by themselves [B-136]', async () => {
    const opened = await open()
    const { user } = opened
    await findRow('Title')
    await choose(opened, /^Add a field/, /^Age guidance/, fields())
    expect(row('Age guidance')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Attributes of the box office' })).toBeNull()
    await user.click(within(row('Venue')).getByRole('button', { name: /^Filled from/ }))
    await screen.findAllByRole('option')
    expect(screen.queryByRole('option', { name: 'On sale' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(within(row('Age guidance')).getByRole('button', { name: /^Filled from/ }))
    const attributes = await screen.findByRole('group', { name: 'Attributes of the box office' })
    expect(attributes.textContent).toContain('Genre')
  })

  it('is tried with an event before it is saved, is saved by keyboard, and stays [B-136]', async () => {
    const opened = await open()
    const { user } = opened
    await findRow('Title')
    await choose(opened, /^Add a field/, /^Age guidance/, fields())
    await choose(opened, /^Filled from/, /^Genre/, row('Age guidance'))
    await waitFor(() => expect(row('Age guidance').textContent).toContain('For example: Ages 14 and over'))
    await user.selectOptions(within(row('Age guidance')).getByLabelText('Which value wins'), 'Box office always')
    await choose(opened, /^Event to try it with/, /The Changeling/)
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(await within(preview).findByText(/With this map, The Changeling would get/)).toBeTruthy()
    expect(preview.textContent).toMatch(/Age guidance\s*Ages 14 and over/)
    expect(screen.getByText('Unsaved changes')).toBeTruthy()
    await user.click(removal())
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('What follows Spektrix has been saved')).toBeTruthy()
    await closeScreens()

    const again = await open()
    expect((await findRow('Age guidance')).textContent).toContain('Ages 14 and over')
    expect(removal().getAttribute('aria-checked')).toBe('false')

    // A row goes, and all of them come back.
    await again.user.click(screen.getByRole('button', { name: 'Stop filling Age guidance' }))
    expect(queryRow('Age guidance')).toBeNull()
    await again.user.click(screen.getByRole('button', { name: 'Stop filling Summary' }))
    expect(queryRow('Summary')).toBeNull()
    await again.user.click(within(fields()).getByRole('button', { name: 'Back to the default map' }))
    expect(row('Summary')).toBeTruthy()
    expect(queryRow('Age guidance')).toBeNull()
    await again.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('What follows Spektrix has been saved')
  })
})
