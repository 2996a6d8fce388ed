import { poolOf } from '@/database/connections'
import { fieldName, FORM_FIELD, HONEYPOT_FIELD } from '@/plugins/site/lib/forms/FormState'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A, B, richText, words } from './support'

let app: TestApp
let world: World
let form: string

const question = (blockType: string, name: string, label: string, more: object = {}) => ({
  blockType,
  label,
  name,
  required: true,
  ...more,
})
const option = (value: string) => ({ label: value.toUpperCase(), value })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  form = await create(app.payload, 'forms', {
    _status: 'published',
    confirmation: richText(words('See you at the audition.')),
    fields: [
      question('textQuestion', 'name', 'Your name', { help: 'As on the poster' }),
      question('emailQuestion', 'email', 'Address'),
      question('numberQuestion', 'age', 'Age', { required: false }),
      question('dateQuestion', 'born', 'Born on', { required: false }),
      question('phoneQuestion', 'phone', 'Telephone', { required: false }),
      question('choiceQuestion', 'voice', 'Voice', { options: ['high', 'low'].map(option) }),
      question('choiceQuestion', 'days', 'Days', {
        multiple: true,
        options: ['sat', 'sun'].map(option),
        required: false,
      }),
      question('longTextQuestion', 'story', 'Your story', { required: false }),
      question('consentQuestion', 'consent', 'You may write to me'),
    ],
    tenant: world.a,
    title: 'Audition',
  })
  await create(app.payload, 'pages', {
    _status: 'published',
    layout: [{ blockType: 'form', form }],
    slug: 'audition',
    slugLock: false,
    tenant: world.a,
    title: 'Auditions',
  })
  await create(app.payload, 'pages', {
    _status: 'published',
    slug: 'audition',
    slugLock: false,
    tenant: world.b,
    title: 'Auditions of B',
  })
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from form_submissions; delete from rate_limits'))

const kept = async () =>
  (
    await poolOf(app.payload).query<{ answers: unknown; tenant: string }>(
      'select answers, tenant_id as tenant from form_submissions',
    )
  ).rows

const GOOD = { age: '41', consent: 'yes', email: 'ada@visitors.test', name: 'Ada <Lane>', voice: 'low' }
const typed = (answers: Record<string, string>, more: Record<string, string> = {}) => ({
  [FORM_FIELD]: form,
  ...Object.fromEntries(Object.entries(answers).map(([name, value]) => [fieldName(name), value])),
  ...more,
})

describe('a form on a page', () => {
  it('asks its questions in a form that needs no script', async () => {
    const { text } = await visit(app, A, '/audition')
    expect(text).toMatch(/<form action="#form-[\w-]+" method="post">/)
    const [, id] = /<label for="(form-[\w-]+-name)">Your name <\/label>/.exec(text)!
    const [field] = text.match(new RegExp(`<input [^>]*id="${id}"[^>]*>`))!
    expect(field).toContain(`aria-describedby="${id}-help"`)
    expect(field).toMatch(/ name="answer\.name" required/)
    expect(text).toMatch(/<legend>Voice <\/legend>/)
    expect(text.match(/type="radio"/g)).toHaveLength(2)
    expect(text).toContain('<span class="optional">(optional)</span>')
  })

  it('is taken with its answers as they are meant, thanked for, and forgotten at the next visit', async () => {
    const sent = await visit(app, A, '/audition', { form: typed(GOOD) })
    expect(sent.status).toBe(303)
    expect(await kept()).toEqual([
      {
        answers: { age: 41, consent: true, email: 'ada@visitors.test', name: 'Ada <Lane>', voice: 'low' },
        tenant: world.a,
      },
    ])
    const thanks = await visit(app, A, sent.headers.get('Location')!)
    expect(thanks.text).toContain('See you at the audition.')
    expect(thanks.text).not.toContain('name="form"')
    expect((await visit(app, A, '/audition')).text).toContain('name="form"')
  })

  it('says what is missing or wrong, and keeps what was typed', async () => {
    const { headers, status, text } = await visit(app, A, '/audition', {
      form: typed({ ...GOOD, email: 'nowhere', story: 'Two\nlines', voice: '' }),
    })
    expect([status, headers.get('Cache-Control')]).toEqual([422, 'private, no-store'])
    expect(text).toMatch(/aria-describedby="form-[\w-]+-email-problem" aria-invalid="true"/)
    expect(text).toContain('Enter an email address such as name@example.org.')
    expect(text).toContain('Please answer this.')
    expect(text).toContain(' value="Ada &lt;Lane&gt;"')
    expect(text).toContain('>Two\nlines</textarea>')
    expect(text).toMatch(/<input [^>]*name="answer\.consent"[^>]* checked/)
    expect(await kept()).toEqual([])
  })

  it.each([
    ['a number in words', 'age', 'abc', 'Enter a number in digits, such as 12 or 2.5.'],
    ['a day that does not exist', 'born', '1990-02-30', 'Enter a date that exists.'],
    ['a telephone number in words', 'phone', 'call me', 'Enter a telephone number, such as 020 7946 0000 ext. 12.'],
    ['half an email address', 'email', 'ada@', 'Enter an email address such as name@example.org.'],
  ])('refuses %s, says how, and shows what was typed', async (_, name, answer, problem) => {
    const { status, text } = await visit(app, A, '/audition', { form: typed({ ...GOOD, [name]: answer }) })
    const [field] = text.match(new RegExp(`<input [^>]*name="answer\\.${name}"[^>]*>`))!
    expect([status, field.includes('aria-invalid="true"'), text.includes(problem)]).toEqual([422, true, true])
    expect(field).toContain(` value="${answer}"`)
    expect(field).not.toContain('type="number"')
    expect(await kept()).toEqual([])
  })

  it('reads numbers, telephone numbers and addresses in the ways that people write them', async () => {
    const answers = { age: '٢٫٥', born: '1990-02-28', email: 'ada@exämple.de', phone: '020-7946-0000 ext. 12' }
    expect((await visit(app, A, '/audition', { form: typed({ ...GOOD, ...answers }) })).status).toBe(303)
    expect((await kept())[0]!.answers).toMatchObject({ ...answers, age: 2.5 })
  })

  it('takes as many characters as the browser counts, line breaks included', async () => {
    const story = `${'x'.repeat(4_999)}\r\n${'x'.repeat(5_000)}`
    expect((await visit(app, A, '/audition', { form: typed({ ...GOOD, story }) })).status).toBe(303)
    expect((await visit(app, A, '/audition', { form: typed({ ...GOOD, story: `x${story}` }) })).status).toBe(422)
    expect(await kept()).toHaveLength(1)
  })

  it('takes a pasted text that holds what a database cannot store, without it', async () => {
    const name = 'A\u0000da \u{1F3AD} Lane'
    expect((await visit(app, A, '/audition', { form: typed({ ...GOOD, name }) })).status).toBe(303)
    expect((await kept())[0]!.answers).toMatchObject({ name: 'Ada \u{1F3AD} Lane' })
  })

  it('asks a visitor whose browser fills the trap to leave it empty, and then takes the answers', async () => {
    const trap = new RegExp(`<input [^>]*name="${HONEYPOT_FIELD}"[^>]*>`)
    const [hidden] = (await visit(app, A, '/audition')).text.match(trap)!
    expect([hidden.includes('class="trap"'), hidden.includes('autocomplete="off"')]).toEqual([true, true])
    const { status, text } = await visit(app, A, '/audition', {
      form: typed(GOOD, { [HONEYPOT_FIELD]: 'https://ada.test' }),
    })
    expect([status, text.includes('Your browser filled in a field that must stay empty.')]).toEqual([422, true])
    expect(text).toContain(' value="Ada &lt;Lane&gt;"')
    const [shown] = text.match(trap)!
    const [, id] = /id="([\w-]+)"/.exec(shown)!
    expect([shown.includes('class='), shown.includes('value='), shown.includes('aria-hidden')]).toEqual([
      false,
      false,
      false,
    ])
    expect(text).toContain(`<label for="${id}">Leave this field empty</label>`)
    expect(await kept()).toEqual([])
    expect((await visit(app, A, '/audition', { form: typed(GOOD, { [HONEYPOT_FIELD]: '' }) })).status).toBe(303)
    expect(await kept()).toHaveLength(1)
  })

  it('is not taken from another site, a page without it, a program that fills everything, or too often', async () => {
    expect((await visit(app, B, '/audition', { form: typed(GOOD) })).status).toBe(404)
    expect((await visit(app, A, '/nowhere', { form: typed(GOOD) })).status).toBe(404)
    expect((await visit(app, A, '/audition', { form: typed(GOOD, { [FORM_FIELD]: 'nonsense' }) })).status).toBe(405)
    expect(
      (await visit(app, A, '/audition', { form: typed(GOOD, { [HONEYPOT_FIELD]: 'https://spam.test' }) })).status,
    ).toBe(422)
    expect(await kept()).toEqual([])
    const statuses = new Set<number>()
    for (let time = 0; time < 21; time++) statuses.add((await visit(app, A, '/audition', { form: typed(GOOD) })).status)
    expect([...statuses]).toEqual([303, 429])
    expect(await kept()).toHaveLength(20)
  })

  it('stands behind the password of the site, like everything else', async () => {
    await poolOf(app.payload).query(
      "update tenants set password_protection_enabled = true, password_protection_password_hash = 'x' where id = $1",
      [world.a],
    )
    const { status, text } = await visit(app, A, '/audition', { form: typed(GOOD) })
    await poolOf(app.payload).query('update tenants set password_protection_enabled = false where id = $1', [world.a])
    expect([status, text.includes('Ada')]).toEqual([401, false])
    expect(await kept()).toEqual([])
  })
})

describe('A form that somebody filled in', () => {
  const answers = {
    [FORM_FIELD]: () => form,
    [fieldName('name')]: () => 'Ada',
    [fieldName('email')]: () => 'ada@test.example',
    [fieldName('voice')]: () => 'high',
    [fieldName('consent')]: () => 'on',
  }
  const typed = () => Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, value()]))
  const editor = () => world.clients['editor-a']!

  it('arrives when its page was moved meanwhile', async () => {
    const made = { _status: 'published', layout: [{ blockType: 'form', form }], tenant: world.a, title: 'Old place' }
    const { id } = (await editor().post<{ doc: { id: string } }>('/pages', made)).body.doc
    const renamed = await editor().patch(`/pages/${id}`, { _status: 'published', title: 'New place' })
    expect(renamed.status).toBe(200)
    const sent = await visit(app, A, '/old-place', { form: typed() })
    // 307: the browser repeats the request with what was typed.
    expect([sent.status, sent.headers.get('Location')]).toEqual([307, '/new-place'])
    const arrived = await visit(app, A, '/new-place', { form: typed() })
    expect([arrived.status, arrived.headers.get('Location')]).toEqual([303, `/new-place?sent=${form}`])
    expect(await kept()).toHaveLength(1)
  })

  it('is not sent to another website to which its page leads meanwhile', async () => {
    const redirect = { _status: 'published', from: '/gone', tenant: world.a, toAddress: 'https://other.example/form' }
    expect((await editor().post('/redirects', redirect)).status).toBe(201)
    const sent = await visit(app, A, '/gone', { form: typed() })
    // 303: the browser asks for the address without what was typed.
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, 'https://other.example/form'])
  })

  it('leads to a page that says so, not to an empty one, if its form was unpublished meanwhile', async () => {
    const data = { _status: 'published', fields: [question('textQuestion', 'name', 'Name')], tenant: world.a }
    const { id } = (await editor().post<{ doc: { id: string } }>('/forms', { ...data, title: 'Brief' })).body.doc
    await editor().patch(`/forms/${id}`, { _status: 'draft' })
    const sent = await visit(app, A, '/audition', { form: { ...typed(), [FORM_FIELD]: id } })
    expect([sent.status, sent.text.includes('<h1')]).toEqual([404, true])
    expect(await kept()).toEqual([])
  })
})
