import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, type Page } from '../support/test'
import { open, signInAs } from '../support/signIn'

const { hostname, port } = new URL(process.env.E2E_BASE_URL!)

/** Sends the first lines of a request as they are: a browser would mend them. */
async function statusOf(line: string, host = 'localhost'): Promise<number> {
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1])
}

const SCREENS = [
  '',
  '/collections/pages',
  '/collections/events',
  '/collections/media',
  '/settings/general',
  '/settings/security',
  '/settings/users',
  '/settings/apps',
  '/auth/account',
]

/** What a page's policy has kept from it. */
function refusedBy(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}

test('screens of the admin work under their policy, which lets no script in but their own, and stand in no page of others', async ({
  context,
  page,
}) => {
  await signInAs(context, 'owner')
  const refused = refusedBy(page)
  for (const screen of SCREENS) {
    const answer = await page.request.get(`/admin${screen}`, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    const policy = answer.headers()['content-security-policy']!
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect([answer.headers()['x-frame-options'], answer.headers()['x-content-type-options']]).toEqual([
      'DENY',
      'nosniff',
    ])
    await open(page, `/admin${screen}`)
  }
  await page.goto('/admin/collections/pages')
  await page.locator('a[href*="/admin/collections/pages/"]').first().click()
  await expect(page.locator('#field-title')).toBeVisible()
  expect(refused).toEqual([])
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.intruded = true'
    document.body.append(script)
    return 'intruded' in window
  })
  expect(ran).toBe(false)
  await expect.poll(() => refused.length).toBeGreaterThan(0)
})

test('a page says nothing of the folders of the server', async ({ context, page }) => {
  await signInAs(context, 'super')
  for (const screen of [...SCREENS, '/collections/tenants', '/collections/avatars']) {
    const answer = await page.request.get(`/admin${screen}`, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    const html = await answer.text()
    expect(html).toContain('Sections')
    expect(html.includes(process.cwd()) || /\/uploads\/(?:avatars|files|media)/.test(html)).toBe(false)
  }
})

test('requests that cannot be read are refused on every host, and the rest is answered', async () => {
  for (const host of ['localhost', 'riverside.localhost', 'nobody.example']) {
    for (const path of [
      '/%E0%A4%A',
      '/api/%E0%A4%A',
      '/api/pages/%ff',
      '/admin/%E0%A4%A',
      '/_next/static/%E0%A4%A',
      '/api/media/file/%00',
    ])
      expect([host, path, await statusOf(`GET ${path}`, host)]).toEqual([host, path, 400])
    for (const method of ['TRACE', 'PROPFIND'])
      expect([host, await statusOf(`${method} /api/pages`, host)]).toEqual([host, 405])
  }
  expect(await statusOf('GET /admin/login')).toBe(200)
  expect(await statusOf('GET /api/health/ready')).toBe(200)
})

test('bodies that are begun and held open take no memory of the server and nothing from others', async ({
  request,
}) => {
  const held = Array.from({ length: 30 }, () => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 53000000\r\n\r\n',
    )
    socket.write('x'.repeat(1024 * 1024))
    return socket
  })
  const answers = await Promise.all(
    held.map(
      (socket) => new Promise<string>((resolve) => socket.once('data', (data: Buffer) => resolve(String(data)))),
    ),
  )
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 413'))).toEqual([])
  expect((await request.get('/api/health/ready')).status()).toBe(200)
  held.forEach((socket) => socket.destroy())
})

test('a function of the admin answers 401 to somebody who is not signed in, not a failure', async ({ request }) => {
  // Each page names the function that leads to all others.
  const [action = ''] = /[\da-f]{42}/.exec(await (await request.get('/admin/login')).text()) ?? []
  const call = async (name: string) => {
    const headers = {
      'Content-Type': 'text/plain;charset=UTF-8',
      'Next-Action': action,
      Origin: process.env.E2E_BASE_URL!,
    }
    return (
      await request.post('/admin/login', {
        data: JSON.stringify([{ args: { collectionSlug: 'pages', id: 'x' }, name }]),
        headers,
      })
    ).status()
  }
  expect(
    await Promise.all(['form-state', 'get-upcoming-scheduled-publish', 'render-list', 'constructor'].map(call)),
  ).toEqual([401, 401, 401, 404])
})
