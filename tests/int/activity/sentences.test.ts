import { createLocalReq } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { callboardOf } from '@/access/registryOf'
import { ActivityLine } from '@/components/views/Settings/Activity/ActivityLine'
import { loadActors } from '@/components/views/Settings/Activity/data/loadActors'
import { loadActivityPage } from '@/components/views/Settings/Activity/data/loadActivityPage'
import { describeEntry } from '@/components/views/Settings/Activity/describeEntry'
import { messagesIn, translatorOf } from '@/i18n/translator'
import { readFilters } from '@/lib/activity/filters'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const LANGUAGES = ['en', 'es', 'ar'] as const
const screen = { headers: { 'Sec-Fetch-Site': 'same-origin' } }
const owner = () => world.clients['owner-a']!
const now = () => new Date().toISOString()
const inTrash = (type: string, id: string) =>
  `/${type}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`

const speakerIn = (language: string) => ({
  actions: callboardOf(app.payload).actions,
  language,
  names: new Map<string, string>(),
  t: translatorOf({ language }),
})

async function lines() {
  const user = {
    ...(await app.payload.findByID({ id: world.users['owner-a']!, collection: 'users' })),
    collection: 'users' as const,
  }
  return (await loadActivityPage(await createLocalReq({ user }, app.payload), world.a, readFilters({}))).lines
}

/** What the newest lines say, newest last, without the marks that keep names apart. */
const said = async (count: number, language: string = 'en') =>
  (await lines())
    .slice(0, count)
    .reverse()
    .map((line) => describeEntry(speakerIn(language), line).replace(/[\u2068\u2069]/g, ''))

/** As the screen writes a line, without its marks of HTML. */
async function written(index: number, language: string): Promise<string> {
  const line = (await lines())[index]!
  const people = new Map((await loadActors(app.payload, world.a)).map((actor) => [actor.id, actor]))
  const html = renderToStaticMarkup(
    createElement(ActivityLine, { hrefOf: (path) => path, language, line, people, speaker: speakerIn(language) }),
  )
  return html.replace(/<[^>]*>/g, '').replace(/[\u2068\u2069]/g, '')
}

describe('the life of a document', () => {
  it('is told as what happened to it: published, trashed, restored, taken off, deleted', async () => {
    const id = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Season launch' })
    await owner().patch(`/pages/${id}`, { _status: 'published' })
    await owner().patch(`/pages/${id}`, { deletedAt: now() }, screen)
    await owner().patch(inTrash('pages', id), { _status: 'draft', deletedAt: null }, screen)
    await owner().patch(`/pages/${id}`, { deletedAt: now() }, screen)
    await owner().patch(inTrash('pages', id), { _status: 'published', deletedAt: null }, screen)
    await owner().patch(`/pages/${id}?draft=true`, { summary: 'Drafted' })
    await owner().patch(`/pages/${id}`, { _status: 'draft' })
    await owner().delete(`/pages/${id}`, screen)
    expect(await said(7)).toEqual([
      'Published “Season launch”',
      'Moved “Season launch” to the trash',
      'Restored “Season launch” from the trash as a draft',
      'Moved “Season launch” to the trash',
      'Restored “Season launch” from the trash and published it',
      'Unpublished “Season launch”',
      'Deleted “Season launch” for good',
    ])
    expect((await said(7, 'es'))[1]).toBe('Movió «Season launch» a la papelera')
    expect((await said(7, 'ar'))[1]).toBe('نقل «Season launch» إلى سلة المهملات')
  })

  it('leaves out what is only drafted, and what a draft over something published does to itself', async () => {
    const before = (await lines()).length
    const id = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Only drafted' })
    await owner().patch(`/pages/${id}?draft=true`, { summary: 'More' })
    expect(await lines()).toHaveLength(before)
    // A published page with a newer draft: it goes to the trash, and is not taken off besides.
    await owner().patch(`/pages/${id}`, { _status: 'published' })
    await owner().patch(`/pages/${id}?draft=true`, { summary: 'Newer' })
    await owner().patch(`/pages/${id}`, { deletedAt: now() }, screen)
    expect(await said(2)).toEqual(['Published “Only drafted”', 'Moved “Only drafted” to the trash'])
    expect(await lines()).toHaveLength(before + 2)
  })

  it('a document without a title is called untitled', async () => {
    const made = await app.payload.create({
      collection: 'event-instances',
      data: { tenant: world.a } as never,
      draft: true,
    })
    await owner().patch(`/event-instances/${made.id}`, { deletedAt: now() }, screen)
    const page = await app.payload.create({ collection: 'pages', data: { tenant: world.a } as never, draft: true })
    await owner().patch(`/pages/${page.id}`, { deletedAt: now() }, screen)
    expect(await said(2)).toEqual(['Moved “Performance” to the trash', 'Moved “Untitled” to the trash'])
  })
})

describe('an event with performances', () => {
  it('is told with how many, once, in each language', async () => {
    const rule = {
      durationMinutes: null,
      except: [],
      from: '2028-05-01',
      times: ['19:30'],
      to: '2028-05-03',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    }
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Hamlet' })
    const before = (await lines()).length
    const added = await owner().post<{ ids: string[] }>(`/events/${event}/performances`, { rule })
    const [first, second] = added.body.ids
    await owner().post(`/events/${event}/performances/undo`, { ids: [second] })
    await owner().post(`/event-instances/${first}/move`, { day: '2028-06-01', time: '14:00' })
    await owner().patch(`/events/${event}`, { deletedAt: now() }, screen)
    await owner().patch(inTrash('events', event), { _status: 'draft', deletedAt: null }, screen)
    await owner().delete(`/events/${event}`, screen)
    expect(await lines()).toHaveLength(before + 6)
    expect(await said(6)).toEqual([
      'Added 3 performances to “Hamlet”',
      'Undid adding 1 performance to “Hamlet”',
      'Moved a performance of “Hamlet”',
      'Moved “Hamlet” to the trash, with 2 performances',
      'Restored “Hamlet” from the trash as a draft, with 2 performances',
      'Deleted “Hamlet” for good, with 2 performances',
    ])
    expect(await said(6, 'es')).toEqual([
      'Añadió 3 funciones a «Hamlet»',
      'Retiró 1 función de «Hamlet»',
      'Movió una función de «Hamlet»',
      'Movió «Hamlet» a la papelera, con 2 funciones',
      'Restauró «Hamlet» de la papelera como borrador, con 2 funciones',
      'Eliminó «Hamlet» definitivamente, con 2 funciones',
    ])
    for (const sentence of await said(6, 'ar')) expect(sentence).toMatch(/^[\p{Script=Arabic} ]+.*«Hamlet»/u)
  })

  it('moved by hand reads as two moments', async () => {
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Lear' })
    const id = await create(app.payload, 'event-instances', {
      _status: 'published',
      event,
      start: '2028-05-01T18:30:00.000Z',
      tenant: world.a,
    })
    const before = (await lines()).length
    await owner().post(`/event-instances/${id}/move`, { day: '2028-06-01', time: '14:00' })
    expect(await written(0, 'en')).toMatch(
      /Moved a performance of “Lear”.*Start1 May 2028, 18:30 UTC1 Jun 2028, 13:00 UTC/,
    )
    // A performance that is live moves at once: that is no second line.
    expect(await lines()).toHaveLength(before + 1)
  })

  it('a line of an older log says what was known then', () => {
    const say = (action: string, after: object | null) =>
      describeEntry(speakerIn('en'), { action, after: after as never, before: null })
    expect(say('events.performancesAdded', { performances: 3 })).toBe('Added performances by a rule')
    expect(say('events.performanceMoved', { start: '2028-05-01T18:30:00.000Z' })).toBe('Moved a performance')
    expect(say('document.trashed', null)).toBe('Moved “Untitled” to the trash')
  })
})

describe('every action', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)
  const textsOf = (action: string, language: string) => {
    const { message, titled, withPerformances } = speakerIn(language).actions[action]!
    const keys = [message, titled, withPerformances].filter((key) => key !== undefined)
    const words: Record<string, string> = messagesIn(language)
    return keys.flatMap((key) =>
      [words[key], words[`${key}_one`], words[`${key}_other`]].filter((text) => text !== undefined),
    )
  }

  it.each(LANGUAGES)(
    'shows the numbers and names that were recorded, and no empty place without them, in %s',
    (language) => {
      const speaker = speakerIn(language)
      const actions = Object.keys(speaker.actions)
      expect(actions).toEqual(
        expect.arrayContaining(['themes.customised', 'forms.answersDeleted', 'ticketing.linkedMany']),
      )
      for (const action of actions) {
        const names = [...new Set(textsOf(action, language).flatMap(placeholders))]
        const numbers = Object.fromEntries(names.map((name, index) => [name, 4200 + index]))
        expect([action, describeEntry(speaker, { action, after: null, before: null })]).toEqual([
          action,
          expect.not.stringContaining('{{'),
        ])
        const sentence = describeEntry(speaker, { action, after: numbers, before: null })
        expect([action, sentence]).toEqual([action, expect.not.stringContaining('{{')])
        if (names.includes('number'))
          expect([action, sentence]).toEqual([action, expect.stringContaining(String(numbers.number))])
      }
    },
  )

  it('names the version that was saved, and counts what was linked', () => {
    const say = (action: string, after: Record<string, unknown>) =>
      describeEntry(speakerIn('en'), { action, after: after as never, before: null }).replace(/[\u2068\u2069]/g, '')
    expect(say('themes.customised', { number: 3, theme: 'Summer lawn' })).toBe(
      'Saved version 3 of the theme “Summer lawn” in the studio',
    )
    expect(say('forms.answersDeleted', { count: '2', title: 'Contact' })).toBe('Answers to “Contact” deleted: 2')
  })
})

describe('a line', () => {
  it.each(LANGUAGES)('keeps its words apart, whoever acted, in %s', async (language) => {
    const t = translatorOf({ language })
    const id = await create(app.payload, 'people', { _status: 'published', name: 'Ines Marlow', tenant: world.a })
    // By nobody: a job, or the command line.
    await app.payload.update({
      collection: 'events',
      data: { _status: 'published', credits: [{ person: id, role: 'Director' }] },
      id: await create(app.payload, 'events', { tenant: world.a, title: 'With credits' }),
    })
    const line = await written(0, language)
    const automatic = t('activityAutomatic')
    expect(line).toMatch(new RegExp(`${t('activityPublished', { title: 'With credits' })}\\s+${automatic}\\s+\\S`))
    await world.clients.super!.patch(
      `/pages/${await create(app.payload, 'pages', { tenant: world.a, title: 'By the provider' })}`,
      { _status: 'published' },
    )
    expect(await written(0, language)).toMatch(new RegExp(`super\\s+${t('providerOnly')}\\s+\\S`))
  })
})
