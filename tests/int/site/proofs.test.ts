import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { poolOf } from '@/database/connections'
import { fieldName, FORM_FIELD } from '@/plugins/site/lib/forms/FormState'
import { makeApps } from '@tests/int/apps/support/site'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { A } from './support'

interface Received {
  authorization: string | undefined
  body: string
  path: string
}

/** The services of others, on this machine: each test says what they answer. */
let services: Server
let answer: (received: Received, response: ServerResponse) => void
const received: Received[] = []

let app: TestApp
let world: World
let apps: Record<string, string>
let form: string

beforeAll(async () => {
  services = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      const one = { authorization: request.headers.authorization, body, path: request.url! }
      received.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve))
  app = await boot({
    env: { APP_GATEWAY_URL: `http://127.0.0.1:${(services.address() as AddressInfo).port}/`, APP_TIMEOUT_MS: '1000' },
  })
  world = await makeWorld(app)
  apps = await makeApps(app, ['recaptcha', 'mailchimp', 'dotdigital'])
  form = await create(app.payload, 'forms', {
    _status: 'published',
    fields: [{ blockType: 'textQuestion', label: 'Your name', name: 'name', required: true }],
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
})
afterAll(async () => {
  await app.close()
  services.closeAllConnections()
  await new Promise((resolve) => services.close(resolve))
})
beforeEach(async () => {
  received.length = 0
  await poolOf(app.payload).query('delete from form_submissions; delete from rate_limits')
})

const json = (status: number, value: unknown) => (_: Received, response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))

async function enable(settings: Record<string, object>): Promise<void> {
  await world.clients['owner-a']!.patch(`/tenants/${world.a}`, {
    installedApps: Object.keys(settings).map((handle) => apps[handle]),
  })
  expect(await world.clients['owner-a']!.patch(`/app-config/${world.a}`, { settings })).toMatchObject({ status: 200 })
}

const kept = async () =>
  (await poolOf(app.payload).query<{ answers: unknown }>('select answers from form_submissions')).rows.map(
    ({ answers }) => answers,
  )
const send = (proof: string) =>
  visit(app, A, '/audition', { form: { [FORM_FIELD]: form, [fieldName('name')]: 'Ada', proof } })

describe('reCAPTCHA before the forms of a site', () => {
  const SECRET = 'the-secret-key-of-this-site-0001'

  beforeAll(() => enable({ recaptcha: { score: 0.6, secretKey: SECRET, siteKey: 'the-site-key-of-this-site-0001' } }))

  it('has the browser get a proof for each form, and says so in the policy', async () => {
    await poolOf(app.payload).query(`update tenants set csp_preset = 'strict' where id = $1`, [world.a])
    const page = await visit(app, A, '/audition')
    expect(page.text).toMatch(
      /<form action="#form-[\w-]+" data-guarded="true" method="post">.*<input name="proof" type="hidden" value="">/s,
    )
    expect(page.text).toContain('"src":"https://www.google.com/recaptcha/api.js?render=the-site-key-of-this-site-0001"')
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//,
    )
    expect(page.text).not.toContain(SECRET)
  })

  it('takes what a person sends: Google is asked with the secret key', async () => {
    answer = json(200, { action: 'submit', score: 0.9, success: true })
    expect((await send('proof of Ada')).status).toBe(303)
    expect(received).toMatchObject([{ path: '/www.google.com/recaptcha/api/siteverify' }])
    expect([...new URLSearchParams(received[0]!.body)]).toEqual([
      ['response', 'proof of Ada'],
      ['secret', SECRET],
    ])
    expect(await kept()).toEqual([{ name: 'Ada' }])
  })

  it.each([
    ['a low score', { action: 'submit', score: 0.5, success: true }],
    ['a proof for something else', { action: 'login', score: 0.9, success: true }],
    ['a proof that was used or is old', { 'error-codes': ['timeout-or-duplicate'], success: false }],
    ['no proof', { 'error-codes': ['missing-input-response'], success: false }],
  ])('refuses %s, says so and keeps what was typed', async (_, body) => {
    answer = json(200, body)
    const page = await send('')
    expect(page.status).toBe(422)
    expect(page.text).toContain('We could not confirm that a person sent this.')
    expect(page.text).toContain('value="Ada"')
    const api = await visit(app, A, `/api/forms/${form}/submit`, {
      headers: { 'Content-Type': 'application/json' },
      method: 'POST',
    })
    expect(api.status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('refuses the same at the API, wherever it is asked', async () => {
    answer = json(200, { 'error-codes': ['missing-input-response'], success: false })
    const direct = await app.send(
      new Request(`http://localhost:3000/api/forms/${form}/submit`, {
        body: JSON.stringify({ answers: { name: 'Robot' } }),
        headers: { 'Content-Type': 'application/json' },
        method: 'POST',
      }),
    )
    expect([direct.status, await direct.json()]).toMatchObject([
      422,
      { code: 'unproven:forms', errors: [{ path: 'proof' }] },
    ])
    expect(await kept()).toEqual([])
  })

  it.each([
    ['does not answer', () => undefined],
    ['is broken', json(500, { message: 'no' })],
    ['does not know the secret key', json(200, { 'error-codes': ['invalid-input-secret'], success: false })],
  ])('takes the form without its check while Google %s', async (_, say) => {
    answer = say
    expect((await send('proof')).status).toBe(303)
    expect(await kept()).toEqual([{ name: 'Ada' }])
  })

  it('asks nobody once it is removed', async () => {
    await world.clients['owner-a']!.patch(`/tenants/${world.a}`, { installedApps: [] })
    expect((await send('')).status).toBe(303)
    expect(received).toEqual([])
  })
})

describe('signing up for a newsletter', () => {
  const signUp = (email: string, next = '/audition?page=2') => visit(app, A, '/-/newsletter', { form: { email, next } })
  const outcome = async (email: string) => {
    const { headers, status } = await signUp(email)
    expect(status).toBe(303)
    return new URL(headers.get('Location')!, 'http://x').searchParams.get('newsletter')
  }

  it('Mailchimp gets the address, and asks to confirm it when the site wants that', async () => {
    await enable({
      mailchimp: {
        apiKey: 'mailchimp-key-of-the-site',
        audienceId: 'a1b2c3d4e5',
        doubleOptIn: true,
        serverPrefix: 'us21',
        signUpUrl: 'https://x.us21.list-manage.com/subscribe',
      },
    })
    answer = json(200, { status: 'pending' })
    const { headers } = await signUp('ada@visitors.test')
    expect(headers.get('Location')).toBe('/audition?page=2&newsletter=pending#newsletter')
    expect(received).toEqual([
      {
        authorization: 'Bearer mailchimp-key-of-the-site',
        body: '{"email_address":"ada@visitors.test","status":"pending"}',
        path: '/us21.api.mailchimp.com/3.0/lists/a1b2c3d4e5/members',
      },
    ])
    expect((await visit(app, A, headers.get('Location')!)).text).toContain('confirm your address')
    // Nobody learns who is on the list.
    answer = json(400, { title: 'Member Exists' })
    expect(await outcome('ada@visitors.test')).toBe('pending')
    answer = json(400, { title: 'Invalid Resource' })
    expect(await outcome('ada@nowhere.test')).toBe('wrong')
    answer = () => undefined
    expect(await outcome('ada@visitors.test')).toBe('unavailable')
    expect((await visit(app, A, '/audition?newsletter=unavailable')).text).toContain(
      'You could not be signed up right now.',
    )
    await enable({ mailchimp: { doubleOptIn: false } })
    answer = json(200, {})
    expect(await outcome('ben@visitors.test')).toBe('signedUp')
  })

  it('Dotdigital gets it into the address book', async () => {
    await enable({
      dotdigital: {
        addressBookId: 12,
        apiPassword: 'pässword',
        apiUrl: 'https://r2-api.dotdigital.com/',
        apiUser: 'api@theatre',
        signUpUrl: 'https://r2.dotdigital-pages.com/p/x',
      },
    })
    answer = json(200, {})
    expect(await outcome('ada@visitors.test')).toBe('signedUp')
    expect(received[0]).toMatchObject({
      authorization: `Basic ${Buffer.from('api@theatre:pässword').toString('base64')}`,
      path: '/r2-api.dotdigital.com/v2/address-books/12/contacts',
    })
  })

  it('asks for a proof, too, leads nowhere else, and is not to be had too often', async () => {
    await enable({ dotdigital: {}, recaptcha: {} })
    answer = ({ path }, response) =>
      json(200, path.includes('siteverify') ? { 'error-codes': ['missing-input-response'], success: false } : {})(
        { authorization: undefined, body: '', path },
        response,
      )
    expect(await outcome('ada@visitors.test')).toBe('unproven')
    expect(received).toHaveLength(1)
    expect((await signUp('ada@visitors.test', '//evil.example')).headers.get('Location')).toBe(
      '/?newsletter=unproven#newsletter',
    )
    expect(await outcome('not an address')).toBe('wrong')
    for (let time = 0; time < 10; time++) await signUp('ada@visitors.test')
    expect(await outcome('ada@visitors.test')).toBe('often')
  })

  it('is not there on a site without one', async () => {
    await world.clients['owner-a']!.patch(`/tenants/${world.a}`, { installedApps: [] })
    expect(
      (
        await visit(app, A, `/api/tenants/${world.a}/newsletter`, {
          headers: { 'Content-Type': 'application/json' },
          method: 'POST',
        })
      ).status,
    ).toBe(400)
    expect(await outcome('ada@visitors.test')).toBe('unavailable')
    expect(received).toEqual([])
  })
})
