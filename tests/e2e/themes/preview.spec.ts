import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/test'
import { PASSWORD } from '../support/people'
import { open, signInAs } from '../support/signIn'

const server = process.env.E2E_BASE_URL!
const headers = { Origin: server }

/** Signs in the owner, who creates a token for a program that uploads themes. */
async function newToken(context: BrowserContext): Promise<string> {
  await signInAs(context, 'owner')
  const { docs } = (await (
    await context.request.get('/api/tenants?where[slug][equals]=riverside&depth=0', { headers })
  ).json()) as { docs: { id: string }[] }
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const answer = await context.request.post('/api/tokens', {
    data: { expiresAt, keys: ['themes:manage'], name: 'Theme program', password: PASSWORD, tenant: docs[0]!.id },
    headers,
  })
  return ((await answer.json()) as { token: string }).token
}

test('a theme under development shows each save and its problems, and its preview knows nobody [B-307]', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  const top = mkdtempSync(path.join(tmpdir(), 'callboard-theme-'))
  const folder = path.join(top, 'harbour')
  const save = (text: string) =>
    writeFileSync(
      path.join(folder, 'layout', 'theme.liquid'),
      `<!doctype html>\n<html lang="en"><head>{{ content_for_head }}</head><body><p>${text}</p>{{ content_for_layout }}</body></html>\n`,
    )
  mkdirSync(path.join(folder, 'layout'), { recursive: true })
  writeFileSync(path.join(folder, 'theme.json'), JSON.stringify({ engine: '1', name: 'Harbour', version: '1.0.0' }))
  save('The first words')
  const command = spawn(
    process.execPath,
    ['scripts/tool.mjs', 'src/plugins/themes/cli/main.ts', 'dev', folder, '--server', server, '--port', '0'],
    { env: { ...process.env, CALLBOARD_TOKEN: await newToken(context) }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(command, 'exit')
  let said = ''
  command.stdout.on('data', (data: Buffer) => void (said += String(data)))
  let themeId: string | undefined
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Preview at')
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said)!
    await page.goto(address)
    await expect(page.getByText('The first words')).toBeVisible()
    save('The second words')
    await expect(page.getByText('The second words')).toBeVisible()

    save('{% if %}')
    const problems = page.getByRole('alert')
    await expect(problems).toContainText('layout/theme.liquid:2:')
    await expect(page.getByText('The second words')).toBeVisible()
    save('The third words')
    await expect(page.getByText('The third words')).toBeVisible()
    await expect(problems).toHaveCount(0)

    save('The fourth words {% for i in (1..100000000) %}.{% endfor %}')
    await expect(problems).toContainText('layout/theme.liquid:2:')

    save('The last words')
    await expect(page.getByText('The last words')).toBeVisible()
    const { docs } = (await (
      await context.request.get('/api/themes?where[key][equals]=dev-harbour&depth=0', { headers })
    ).json()) as { docs: { id: string }[] }
    themeId = docs[0]!.id
    const preview = server.replace('//localhost', `//${themeId}.preview.localhost`)
    const shown = await page.goto(`${preview}/`)
    expect(await shown!.headerValue('X-Robots-Tag')).toBe('noindex, nofollow')
    await expect(page.getByText('The last words')).toBeVisible()
    await page.locator('a[href^="/"]').first().click()
    await expect(page).toHaveURL(new RegExp(`^${preview.replaceAll('.', '\\.')}/`))
    await expect(page.getByText('The last words')).toBeVisible()
    for (const address of ['/admin', '/admin/login', '/api/users/me'])
      expect((await page.goto(preview + address))?.status()).toBe(404)
    expect((await context.cookies(preview)).map(({ name }) => name)).toEqual([])

    // A page of the admin may show it, and nobody else's page.
    const frameIn = async (): Promise<void> =>
      page.evaluate(
        (src) => void document.body.append(Object.assign(document.createElement('iframe'), { id: 'shown', src })),
        `${preview}/`,
      )
    await open(page, '/admin')
    await frameIn()
    await expect(page.frameLocator('#shown').getByText('The last words')).toBeVisible()
    await page.goto(server.replace('//localhost', '//riverside.localhost'))
    await frameIn()
    await expect
      .poll(async () => (await (await page.locator('#shown').elementHandle())!.contentFrame())?.url())
      .toBe('chrome-error://chromewebdata/')
  } finally {
    command.kill('SIGTERM')
    await ended
    if (themeId) await context.request.post(`/api/themes/${themeId}/delete`, { data: { flag: true }, headers })
    rmSync(top, { force: true, recursive: true })
  }
})
