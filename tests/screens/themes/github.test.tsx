import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { FakeRepository } from '@tests/fakes/github/repositories'
import { setStage, type Stage } from '@tests/int/themes/github/support/stage'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, findToast } from '@tests/support/screens/renderAdmin'
import { card, choose, findCard, inDialog, layoutOf, LIST, openThemes, publish, section, untilClosed } from './support'

let stage: Stage
let repository: FakeRepository
let first: string

beforeAll(async () => {
  stage = await setStage()
  repository = stage.github.addRepository('quay/theme')
  first = commit('Paint the doors', layoutOf('From GitHub'))
})
afterEach(closeScreens)
afterAll(() => stage.close())

const owner = () => stage.world.clients['owner-a']!
const open = () => openThemes(stage.app, owner())
const commit = (message: string, layout: string) =>
  stage.github.commit(repository, { files: { 'layout/theme.liquid': layout }, message })
const buttons = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const sync = () => within(card('Harbour')).getByRole('button', { name: 'Sync now' })
const untilCard = (text: string) => waitFor(() => expect(card('Harbour').textContent).toContain(text))

describe('GitHub among the themes', () => {
  it('is offered to people who may change themes, and says when an account is connected [B-056, B-059, B-325]', async () => {
    await open()
    expect(buttons(section('GitHub'))).toEqual(['Connect with GitHub'])
    await closeScreens()
    await openThemes(stage.app, stage.world.clients['viewer-a']!)
    expect(screen.queryByRole('region', { name: 'GitHub' })).toBeNull()
    await closeScreens()
    await stage.connect('owner-a', 'ada')
    const { visited } = await openPayloadScreen(stage.app, owner(), `${LIST}?github=success`)
    await findToast('Successfully connected with GitHub! You can now sync themes with GitHub repositories.')
    expect(visited).toEqual([LIST])
    expect(section('GitHub').textContent).toContain('Connected as \u2068ada\u2069.')
    expect(buttons(section('GitHub'))).toEqual(['Add a theme from GitHub', 'Disconnect'])
  })

  it('shows initials where the picture of the account is broken [B-062]', async () => {
    await open()
    expect(section('GitHub').querySelector('[data-initials]')).toBeNull()
    fireEvent.error(section('GitHub').querySelector('img')!)
    expect(section('GitHub').querySelector('[data-initials]')!.getAttribute('data-initials')).toBe('AD')
  })

  it.each([
    ['disconnected', 'Your GitHub account has been disconnected.'],
    ['cancelled', 'GitHub was not connected.'],
  ])('says what has become of the way to GitHub: %s [B-059, B-326]', async (outcome, text) => {
    await openPayloadScreen(stage.app, owner(), `${LIST}?github=${outcome}`)
    await findToast(text)
  })
})

describe('a theme from a repository', () => {
  it('is added by choosing one, and shows the repository and the commit [B-120, B-308, B-374]', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Add a theme from GitHub' }))
    await user.click(inDialog().getByRole('button', { name: /^Repository on GitHub/ }))
    await user.click(await screen.findByRole('option', { name: 'quay/theme' }))
    await inDialog().findByRole('button', { name: 'Branch or tag: main' })
    await user.click(inDialog().getByRole('button', { name: 'Follow and sync' }))
    await findToast('Theme synced with GitHub')
    await findCard('Harbour')
    const href = (name: string) => within(card('Harbour')).getByRole('link', { name }).getAttribute('href')
    expect(href('quay/theme')).toBe(`${stage.github.origin}/quay/theme`)
    expect(first).toHaveLength(40)
    expect(href(first.slice(0, 7))).toBe(`${stage.github.origin}/quay/theme/commit/${first}`)
    await untilCard('Paint the doors')
  })

  it('keeps what is there when a commit cannot be used, says why, and takes the next one [B-314]', async () => {
    commit('Break it', '{% nothing %}')
    const opened = await open()
    await opened.user.click(sync())
    await findToast('Failed to process theme file')
    await untilCard('Failed to process theme file')
    // The list stands where the sync was started.
    const problems = within(card('Harbour')).getByRole('region', { name: 'Problems with this package' })
    expect(problems.textContent).toContain('layout/theme.liquid')
    expect(problems.textContent).toContain('Line 1, column 1')
    await choose(opened, 'Harbour', 'Repository on GitHub')
    expect((await inDialog().findByRole('alert')).textContent).toContain('layout/theme.liquid')
    await opened.user.keyboard('{Escape}')
    await untilClosed()
    commit('Mend it', layoutOf('Mended'))
    await opened.user.click(sync())
    await findToast('Theme synced with GitHub')
    await untilCard('Mend it')
  })

  it('asks before a commit goes live whose templates fail, and says that it waits until then', async () => {
    const { docs } = (await owner().get<{ docs: { id: string; name: string }[] }>('/themes')).body
    const { id } = docs.find(({ name }) => name === 'Harbour')!
    await publish(owner(), stage.world.a, id)
    stage.github.commit(repository, {
      files: { 'templates/events.liquid': '{% for a in (1..99999999) %}{{ a }}{% endfor %}' },
      message: 'Loop',
    })
    const { user } = await open()
    await user.click(sync())
    const list = await screen.findByRole('region', { name: 'Templates that fail' })
    expect(list.textContent).toMatch(/templates\/events\.liquid.*Line 1.*\/$/s)
    await user.click(inDialog().getByRole('button', { name: 'Keep the current version' }))
    await untilCard('The last commit is uploaded but not live.')
    await user.click(sync())
    await findToast('This theme already has the newest commit.')
    await user.click(within(card('Harbour')).getByRole('button', { name: /is newer and not in use$/ }))
    await user.click((await inDialog().findAllByRole('button', { name: /^Use version/ }))[0]!)
    await screen.findByRole('region', { name: 'Templates that fail' })
    await user.click(inDialog().getByRole('button', { name: 'Publish anyway' }))
    await waitFor(() => expect(card('Harbour').textContent).not.toContain('not live'))
  })

  it('stays when the account goes, and stops following the repository [B-276]', async () => {
    const browser = await stage.browse('owner-a', stage.world.a)
    await browser(`/api/themes/github/disconnect?tenant=${stage.world.a}`, { 'Sec-Fetch-Site': 'same-origin' })
    const opened = await open()
    expect(buttons(section('GitHub'))).toEqual(['Connect with GitHub'])
    await opened.user.click(sync())
    await findToast(/^No GitHub account is connected\./)
    await choose(opened, 'Harbour', 'Repository on GitHub')
    await opened.user.click(inDialog().getByRole('button', { name: 'Stop following' }))
    await findToast('The theme no longer follows a repository. Its versions stay.')
    await waitFor(() => expect(within(card('Harbour')).queryByRole('link', { name: 'quay/theme' })).toBeNull())
  })
})
