import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq } from 'payload'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { startOwnProcess } from '@tests/support/ownProcess/startOwnProcess'
import { until } from '@tests/support/until'
import { makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { startSession } from '@/endpoints/accounts/startSession'
import { collectThemeFiles } from '@/plugins/themes/jobs/collectThemeFiles'
import { themeSource } from '@/plugins/themes/lib/themeSource'
import { filesOnDisk, packageOf, themesFolder, upload } from './support/upload'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!

/** Uploads to another process, as a browser does. */
async function uploadTo(port: number, zip: Buffer): Promise<Response> {
  const { docs } = await app.payload.find({
    collection: 'users',
    depth: 0,
    where: { email: { equals: 'owner-a@test.example' } },
  })
  const { token } = await startSession(await createLocalReq({}, app.payload), docs[0]!)
  const body = new FormData()
  body.set('tenant', world.a)
  body.set('key', 'live')
  body.set('file', new Blob([new Uint8Array(zip)]), 'theme.zip')
  return fetch(`http://127.0.0.1:${port}/api/themes/add`, {
    body,
    headers: { Cookie: `payload-token=${token}`, Origin: ORIGIN },
    method: 'POST',
  })
}

it('an upload that is killed between its files and its version leaves the theme that is live whole, and nothing of itself', async () => {
  const { themeId } = (await upload(owner(), { key: 'live', tenant: world.a }, packageOf({ name: 'Live' }, 'before')))
    .body
  await owner().post(`/themes/${themeId}/publish`, { tenant: world.a })
  const before = filesOnDisk()
  const own = await startOwnProcess(app)
  // The positive control: this process takes uploads.
  const taken = await uploadTo(own.port, packageOf({ name: 'Live' }, 'second'))
  expect([taken.status, await taken.json()]).toEqual([201, expect.objectContaining({ version: 2 })])
  const withSecond = filesOnDisk()
  expect(withSecond.length).toBe(before.length + 1)

  const holder = await poolOf(app.payload).connect()
  await holder.query('begin')
  await holder.query('select 1 from tenants where id = $1 for update', [world.a])
  const cut = uploadTo(own.port, packageOf({ name: 'Live' }, 'never')).catch(() => null)
  await until(async () => filesOnDisk().filter((name) => name.startsWith(world.a)).length > withSecond.length)
  await until(
    async () =>
      (
        await poolOf(app.payload).query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
      ).rows.length > 0,
  )
  await own.kill()
  await holder.query('rollback')
  holder.release()
  expect(await cut).toBeNull()

  const shown = (await themeSource.themeOf({ payload: app.payload, siteId: world.a }))!
  expect([shown.id, await shown.readText('layout/theme.liquid')]).toEqual([
    `${themeId}:2`,
    'second{{ content_for_layout }}',
  ])
  expect((await owner().get<{ docs: object[] }>(`/themes/${themeId}/versions`)).body.docs).toHaveLength(2)
  const then = new Date(Date.now() - 2 * 60 * 60_000)
  for (const name of filesOnDisk()) utimesSync(join(themesFolder(), name), then, then)
  await collectThemeFiles(app.payload)
  expect(filesOnDisk().sort()).toEqual(withSecond.sort())
  expect(
    (await upload(owner(), { key: 'live', tenant: world.a }, packageOf({ name: 'Live' }, 'never'))).body,
  ).toMatchObject({ isCurrent: true, version: 3 })
})
