import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { poolOf } from '@/database/connections'
import { fieldName, FORM_FIELD, HONEYPOT_FIELD } from '@/plugins/site/lib/forms/FormState'
import { issuePreview } from '@/plugins/site/lib/preview/previews'
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

/** The members of an audience, as the API of Mailchimp keeps them. @param ask sends the email that asks to confirm */
function mailchimp(members: Map<string, string>, ask: (email: string) => void): typeof answer {
  const emailOf = (hash: string) =>
    [...members.keys()].find((email) => createHash('md5').update(email).digest('hex') === hash)
  const change = (email: string, status: string) => {
    if (status === 'pending' && members.get(email) !== status) ask(email)
    members.set(email, status)
    return json(200, { email_address: email, status })
  }
  return (one, response) => {
    const { email_address: typed = '', status = '' } = JSON.parse(one.body || '{}') as Record<string, string>
    const hash = /\/members\/([^/]+)$/.exec(one.path)?.[1]
    const email = hash ? emailOf(hash) : typed.toLowerCase()
    const current = email && members.get(email)
    const send = () => {
      if (!email) return json(404, { title: 'Resource Not Found' })
      switch (response.req.method) {
        case 'GET':
          return json(200, { email_address: email, status: current })
        case 'PUT':
          // What bounced, or unsubscribed for good, cannot be set to subscribed.
          return current === 'cleaned' || status === 'subscribed'
            ? json(400, { title: 'Member In Compliance State' })
            : change(email, status)
        default:
          return current ? json(400, { title: 'Member Exists' }) : change(email, status)
      }
    }
    send()(one, response)
  }
}

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

describe('a film on a page', () => {
  const FILMS = {
    f1: 'https://youtu.be/aB3-_xYz012?t=90',
    f2: 'https://vimeo.com/76979871/8272103f6e',
    f3: 'http://a.localhost:3000/api/media/file/trailer.mp4',
    f4: 'https://films.example/trailer.mp4',
    f5: 'https://films.example/about',
  }
  const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])
  const sendImage = (body: Buffer) => (_: Received, response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(body)
  let page: string

  beforeAll(async () => {
    await poolOf(app.payload).query(`update tenants set csp_preset = 'strict' where id = $1`, [world.a])
    const films = Object.values(FILMS).map((address, at) => ({ address, blockType: 'video', title: `Film ${at + 1}` }))
    const shared = await create(app.payload, 'reusable-content', {
      _status: 'published',
      layout: films.slice(1, 2),
      tenant: world.a,
      title: 'Trailer',
    })
    page = await create(app.payload, 'pages', {
      _status: 'published',
      layout: [films[0]!, { blockType: 'reusable', content: shared }, ...films.slice(2)],
      slug: 'films',
      slugLock: false,
      tenant: world.a,
      title: 'Films',
    })
  })

  /** The film's part of the page, and what the script opens in its place. */
  async function films() {
    const { headers, text } = await visit(app, A, '/films')
    const [, work] = /<script id="site-work" type="application\/json">(.*?)<\/script>/s.exec(text)!
    const { shown } = JSON.parse(work!) as { shown: Record<string, { kind: string; src: string } | null> }
    const figures = [...text.matchAll(/<figure class="film">(.*?)<\/figure>/gs)].map(([, html]) => ({
      html: html!,
      opens: shown[/data-shown="([^"]+)"/.exec(html!)?.[1] ?? ''],
    }))
    return { figures, policy: headers.get('Content-Security-Policy')! }
  }

  it('opens in its service’s private mode when a visitor asks, and is a link without a script', async () => {
    const { figures, policy } = await films()
    expect(figures.map(({ opens }) => opens && `${opens.kind} ${new URL(opens.src).origin}`)).toEqual([
      'frame https://www.youtube-nocookie.com',
      'frame https://player.vimeo.com',
      undefined,
      'video https://films.example',
      undefined,
    ])
    expect(figures[0]!.html).toContain(`href="${FILMS.f1}"`)
    expect(figures[0]!.html).toContain('Play the film')
    expect(figures[0]!.html).toContain('Loads from YouTube, which then learns of your visit.')
    expect(figures[2]!.html).toContain('<video aria-label="Film 3" controls playsinline')
    expect(figures[2]!.html).toContain('src="/api/media/file/trailer.mp4"')
    expect(figures[4]!.html).toContain(`href="${FILMS.f5}"`)
    // Nothing is loaded from elsewhere before.
    expect(figures.flatMap(({ html }) => html.match(/ src="(?:https?:)?\/\/[^"]*"/g) ?? [])).toEqual([])
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
    expect((await visit(app, A, '/audition')).headers.get('Content-Security-Policy')).toContain("frame-src 'none'")
  })

  it('remains a link on a site that has closed frames', async () => {
    const set = (directives: string) =>
      poolOf(app.payload).query('update tenants set csp_directives = $2 where id = $1', [world.a, directives])
    await set('{"frame-src": "\'none\'"}')
    const closed = await films()
    await set('')
    expect([closed.figures[0]!.opens, closed.policy.includes("frame-src 'none'")]).toEqual([undefined, true])
    expect(closed.figures[0]!.html).toContain('Watch the film')
    expect((await films()).figures[0]!.opens).toBeDefined()
  })

  it('has its picture from its service by way of the site, fetched once', async () => {
    const { figures } = await films()
    const [youtube, vimeo] = figures.slice(0, 2).map(({ html }) => / src="(\/-\/films\/[^"]+)"/.exec(html)![1]!)
    answer = sendImage(JPEG)
    for (const _ of [1, 2]) {
      const { headers, status } = await visit(app, A, youtube!)
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    }
    expect(received.map(({ path }) => path)).toEqual(['/i.ytimg.com/vi/aB3-_xYz012/maxresdefault.jpg'])
    answer = ({ path }, response) =>
      path.startsWith('/vimeo.com/')
        ? json(200, { thumbnail_url: 'https://i.vimeocdn.com/video/1_1280' })(received[0]!, response)
        : sendImage(JPEG)(received[0]!, response)
    expect((await visit(app, A, vimeo!)).status).toBe(200)
    expect(received.at(-1)!.path).toBe('/i.vimeocdn.com/video/1_1280')
    received.length = 0
    for (const other of [youtube!.replace('aB3', 'aB4'), `${youtube!.slice(0, -1)}_`, '/-/films/youtube-aB3-_xYz012'])
      expect((await visit(app, A, other)).status).toBe(404)
    expect(received).toEqual([])
  })

  it('is a link in the preview of a draft, which loads nothing from elsewhere', async () => {
    const token = issuePreview(
      { collection: 'pages', id: page, tenant: world.a, user: world.users['editor-a']! },
      { now: new Date(), secret: app.payload.secret },
    )
    const { headers, text } = await visit(app, A, `/-/preview/${token}`)
    expect(text.match(/Watch the film/g)).toHaveLength(4)
    expect([/data-shown|\/-\/films\//.test(text), text.includes(FILMS.f1)]).toEqual([false, true])
    expect(headers.get('Content-Security-Policy')).not.toContain('youtube')
  })
})

describe('signing up for a newsletter', () => {
  const signUp = (email: string, next = '/audition?from=poster') =>
    visit(app, A, '/-/newsletter', { form: { email, next } })
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
    expect(headers.get('Location')).toBe('/audition?from=poster&newsletter=pending#newsletter')
    expect(received).toEqual([
      {
        authorization: 'Bearer mailchimp-key-of-the-site',
        body: '{"email_address":"ada@visitors.test","status":"pending"}',
        path: '/us21.api.mailchimp.com/3.0/lists/a1b2c3d4e5/members',
      },
    ])
    expect((await visit(app, A, headers.get('Location')!)).text).toContain('confirm your address')
    // A browser may have filled in the trap: the form is shown again.
    const trapped = await visit(app, A, '/-/newsletter', {
      form: { [HONEYPOT_FIELD]: 'Ada', email: 'ada@visitors.test', next: '/audition' },
    })
    expect(trapped.headers.get('Location')).toBe('/audition?newsletter=trapped#newsletter')
    const again = await visit(app, A, trapped.headers.get('Location')!)
    expect(again.text).toContain('>Leave this field empty</label>')
    expect(again.text).toContain('action="/-/newsletter"')
    expect(received).toHaveLength(1)
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

  it('Mailchimp asks whoever has unsubscribed to confirm, and answers everybody alike', async () => {
    await enable({ mailchimp: { doubleOptIn: true } })
    const members = new Map([
      ['subscribed@visitors.test', 'subscribed'],
      ['pending@visitors.test', 'pending'],
      ['urist.mcvankab@freddiesjokes.com', 'unsubscribed'],
      ['archived@visitors.test', 'archived'],
      ['bounced@visitors.test', 'cleaned'],
    ])
    const asked: string[] = []
    answer = mailchimp(members, (email) => asked.push(email))
    const outcomes = new Set<string | null>()
    for (const email of [...members.keys(), 'new@visitors.test'])
      outcomes.add(await outcome(email === 'archived@visitors.test' ? 'Archived@Visitors.test' : email))
    expect([...outcomes]).toEqual(['pending'])
    expect(asked).toEqual(['urist.mcvankab@freddiesjokes.com', 'archived@visitors.test', 'new@visitors.test'])
    expect(members.get('subscribed@visitors.test')).toBe('subscribed')
    // The hash that Mailchimp's own guide gives for this address.
    expect(received.filter(({ path }) => path.endsWith('/62eeb292278cc15f5817cb78f7790b08'))).toMatchObject([
      { body: '' },
      {
        authorization: 'Bearer mailchimp-key-of-the-site',
        body: expect.stringContaining('"status":"pending"') as string,
      },
    ])
  })

  it('Mailchimp that fails after it has found a member tells nobody that there is one', async () => {
    answer = (one, response) =>
      (one.path.endsWith('/members') ? json(400, { title: 'Member Exists' }) : json(500, {}))(one, response)
    expect(await outcome('ada@visitors.test')).toBe('pending')
    expect(received).toHaveLength(2)
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
    expect(received).toHaveLength(1)
  })

  it.each(['ERROR_CONTACT_SUPPRESSED', 'ERROR_CONTACT_SUPPRESSEDFORADDRESSBOOK'])(
    'Dotdigital subscribes again whoever has unsubscribed (%s), with the answer that others get',
    async (code) => {
      answer = (one, response) =>
        (one.path.endsWith('/resubscribe')
          ? json(200, { contact: {}, status: 'ContactChallenged' })
          : json(400, { message: `Contact is suppressed. ${code}` }))(one, response)
      expect(await outcome('ada@visitors.test')).toBe('signedUp')
      expect(received.slice(1)).toMatchObject([
        {
          authorization: received[0]!.authorization,
          body: '{"unsubscribedContact":{"email":"ada@visitors.test"}}',
          path: '/r2-api.dotdigital.com/v2/address-books/12/contacts/resubscribe',
        },
      ])
    },
  )

  it('Dotdigital that refuses an address for another reason is asked once', async () => {
    answer = json(400, { message: 'Error: ERROR_CONTACT_INVALID' })
    expect(await outcome('ada@visitors.test')).toBe('wrong')
    expect(received).toHaveLength(1)
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
