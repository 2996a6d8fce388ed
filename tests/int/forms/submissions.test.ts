import { createLocalReq } from 'payload'
import { poolOf } from '@/database/connections'
import { readAnsweredForm } from '@/endpoints/forms/answers/answeredForm'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { mailsTo } from '@tests/support/mails'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let form: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await app.payload.db.updateOne({ collection: 'tenants', data: { languages: ['en', 'de'] }, id: world.a })
  const made = await world.clients['editor-a']!.post<{ doc: { id: string } }>('/forms', {
    _status: 'published',
    fields: [
      { blockType: 'textQuestion', label: 'Your name', name: 'name', required: true },
      { blockType: 'emailQuestion', label: 'Your address', name: 'email', required: true },
      {
        blockType: 'choiceQuestion',
        label: 'Voice',
        name: 'voice',
        options: [
          { label: 'Alto', value: 'alto' },
          { label: 'Bass', value: 'bass' },
        ],
      },
      { blockType: 'consentQuestion', label: 'You may write to me', name: 'consent' },
      { blockType: 'numberQuestion', label: 'Years of singing', name: 'years' },
      { blockType: 'dateQuestion', label: 'Free from', name: 'from' },
    ],
    notify: ['choir@exämple.example'],
    tenant: world.a,
    title: 'Choir auditions',
  })
  form = made.body.doc.id
})
afterAll(() => app.close())

const GOOD = { consent: true, email: 'visitor@test.example', name: 'A visitor', voice: 'alto' }
const send = (answers: unknown, id = form) =>
  anonymous(app).post<{ errors: { path: string }[] }>(`/forms/${id}/submit`, { answers })

describe('the form of a website', () => {
  it('takes what a visitor sends, for the staff of its site only, and tells them by mail', async () => {
    expect((await send(GOOD)).status).toBe(201)
    const own = await world.clients['editor-a']!.get<{ docs: { answers: unknown }[] }>('/form-submissions')
    expect(own.body.docs.map((one) => one.answers)).toEqual([GOOD])
    expect((await world.clients['editor-b']!.get<{ totalDocs: number }>('/form-submissions')).body.totalDocs).toBe(0)
    for (const nobody of [world.clients['viewer-a']!, anonymous(app)])
      expect((await nobody.get('/form-submissions')).status).toBe(403)
    const mails = await app.payload.find({ collection: 'mails', where: { template: { equals: 'formAnswer' } } })
    expect(mails.docs.map((mail) => mail.to)).toEqual(['choir@xn--exmple-cua.example'])
  })

  it.each([
    ['nothing', {}, 'name'],
    ['an address that is none', { ...GOOD, email: 'nowhere' }, 'email'],
    ['a choice that is not offered', { ...GOOD, voice: 'tenor' }, 'voice'],
    ['an answer to no question', { ...GOOD, admin: true }, 'admin'],
    ['an object in place of a text', { ...GOOD, name: { first: 'A' } }, 'name'],
    ['a name of white space', { ...GOOD, name: '   ' }, 'name'],
    ['a number that cannot be read', { ...GOOD, years: 'abc' }, 'years'],
    ['no in place of a number', { ...GOOD, years: false }, 'years'],
    ['30 February', { ...GOOD, from: '2027-02-30' }, 'from'],
    ['a book in place of a name', { ...GOOD, name: 'x'.repeat(501) }, 'name'],
  ])('refuses %s, and says where', async (_case, answers, path) => {
    const answer = await send(answers)
    expect([answer.status, answer.body.errors[0]!.path]).toEqual([400, path])
  })

  it.each([
    ['1,000', 'en', 1000],
    ['1.000', 'de', 1000],
    ['1,5', 'de', 1.5],
    [12, 'en', 12],
  ])('reads %j in %s as %d', async (years, language, number) => {
    expect((await anonymous(app).post(`/forms/${form}/submit`, { answers: { ...GOOD, years }, language })).status).toBe(
      201,
    )
    const { docs } = await app.payload.find({ collection: 'form-submissions', limit: 1, sort: '-id' })
    expect(docs[0]!.answers).toEqual({ ...GOOD, years: number })
  })

  it('is not there before it is published, nor by any other door', async () => {
    const draft = await world.clients['editor-a']!.post<{ doc: { id: string } }>('/forms?draft=true', {
      _status: 'draft',
      tenant: world.a,
      title: 'Not yet',
    })
    expect((await send({}, draft.body.doc.id)).status).toBe(404)
    const direct = await world.clients['owner-a']!.post('/form-submissions', { answers: GOOD, form, tenant: world.a })
    expect(direct.status).toBe(403)
  })
})

describe('a form with questions or options of the same name', () => {
  const question = (more: object) => ({ blockType: 'textQuestion', label: 'A question', name: 'first', ...more })
  const save = (fields: object[], more: object = {}) =>
    world.clients['editor-a']!.post<{ doc: { id: string }; errors: { data: { errors: object[] } }[] }>('/forms', {
      _status: 'published',
      fields,
      tenant: world.a,
      title: 'Twice',
      ...more,
    })
  const option = (label: string, value: string) => ({ label, value })

  it('is not published, because one of two answers would be lost', async () => {
    const questions = await save([question({}), question({ name: 'second' }), question({})])
    expect([questions.status, questions.body.errors[0]!.data.errors]).toEqual([
      400,
      [expect.objectContaining({ message: expect.stringContaining('Another question'), path: 'fields.2.name' })],
    ])
    const choice = (...values: string[]) =>
      question({ blockType: 'choiceQuestion', options: values.map((value) => option(value, value)) })
    const options = await save([choice('alto', 'bass', 'alto')])
    expect([options.status, options.body.errors[0]!.data.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          message: expect.stringContaining('Another option'),
          path: 'fields.0.options.2.value',
        }),
      ],
    ])
    expect(
      (await save([choice('alto', 'bass'), choice('alto', 'bass')].map((one, at) => ({ ...one, name: `n${at}` }))))
        .status,
    ).toBe(201)
  })

  it('is not published with a name that no request may hold', async () => {
    for (const name of ['constructor', 'prototype'])
      expect([name, (await save([question({ name })])).status]).toEqual([name, 400])
    expect((await save([question({ name: 'constructors' })])).status).toBe(201)
  })
})

describe('a form that was written before another language came first', () => {
  const setLanguages = (more: Record<string, unknown>) =>
    app.payload.db.updateOne({ collection: 'tenants', data: more, id: world.a })
  const before = { defaultLanguage: 'en', languages: ['en', 'de'], publishedLanguages: ['en'] }
  beforeEach(() => poolOf(app.payload).query('delete from rate_limits'))
  afterAll(() => setLanguages(before))

  type Texts = Record<'alto' | 'name' | 'title' | 'voice', string>
  interface Saved {
    doc: { id: string; fields: { id: string; options: { id: string }[] }[] }
  }
  /** Publishes a form in each language, the first of which is that of the site then. */
  const write = async (to: string, texts: Record<string, Texts>) => {
    const [first] = Object.keys(texts)
    await setLanguages({ defaultLanguage: first, languages: ['cy', 'de', 'en'], publishedLanguages: [first] })
    let stored: Saved['doc'] | undefined
    for (const [locale, { alto, name, title, voice }] of Object.entries(texts)) {
      const [asked, chosen] = stored?.fields ?? []
      const options = [{ ...chosen?.options[0], label: alto, value: 'alto' }]
      const fields = [
        { ...asked, blockType: 'textQuestion', label: name, name: 'name', required: true },
        { ...chosen, blockType: 'choiceQuestion', label: voice, name: 'voice', options },
      ]
      const data = { _status: 'published', fields, mailAnswers: true, notify: [to], tenant: world.a, title }
      const { patch, post } = world.clients['editor-a']!
      const saved = await (stored
        ? patch<Saved>(`/forms/${stored.id}?locale=${locale}`, data)
        : post<Saved>(`/forms?locale=${locale}`, data))
      expect([saved.text, saved.status]).toEqual([saved.text, stored ? 200 : 201])
      stored = saved.body.doc
    }
    await setLanguages({ defaultLanguage: 'cy', languages: ['cy', 'de', 'en'], publishedLanguages: ['cy', 'en'] })
    return stored!.id
  }
  const english = { alto: 'Alto', name: 'Your name', title: 'Choir', voice: 'Voice' }
  const german = { alto: 'Alt', name: 'Ihr Name', title: 'Chor', voice: 'Stimme' }
  const welsh = { alto: 'Alto (cy)', name: 'Eich enw', title: 'Côr', voice: 'Llais' }

  it.each([
    ['English alone', { en: english }, 'cy', english],
    ['English, and German that is not published', { de: german, en: english }, 'cy', english],
    ['German that is not published', { de: german }, 'cy', german],
    ['English and Welsh, for a visitor in Welsh', { en: english, cy: welsh }, 'cy', welsh],
    ['English and Welsh, for a visitor in English', { en: english, cy: welsh }, 'en', english],
  ])('stores and mails each answer with its question, written in %s', async (_, texts, language, seen) => {
    const to = `${Object.keys(texts).join('-')}-seen-in-${language}@choir.example`
    const id = await write(to, texts)
    const submit = (answers: object) =>
      anonymous(app).post<{ errors: { message: string }[] }>(`/forms/${id}/submit`, { answers, language })
    expect((await submit({ voice: 'alto' })).body.errors[0]!.message).toBe(`${seen.name}: please answer this.`)
    expect((await submit({ name: 'Ann', voice: 'alto' })).status).toBe(201)
    const { docs } = await app.payload.find({ collection: 'form-submissions', where: { form: { equals: id } } })
    expect(docs[0]!.questions).toMatchObject([
      { label: seen.name, name: 'name' },
      { chosen: [{ label: seen.alto, value: 'alto' }], label: seen.voice },
    ])
    const [mail] = await mailsTo(app, to, 'formAnswer')
    expect(mail).toMatchObject({ answers: [`${seen.name}: Ann`, `${seen.voice}: ${seen.alto}`], form: seen.title })
    const user = await app.payload.findByID({ collection: 'users', id: world.users['editor-a']! })
    const req = await createLocalReq({ locale: language, user: { ...user, collection: 'users' } }, app.payload)
    expect((await readAnsweredForm(req, id))?.questions).toMatchObject([{ label: seen.name }, { label: seen.voice }])
  })
})
