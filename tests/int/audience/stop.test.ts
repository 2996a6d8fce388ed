import { request } from 'node:http'
import { poolOf } from '@/database/connections'
import { audienceCounts } from '@/plugins/audience/lib/AudienceCounts'
import { A } from '@tests/int/site/support'
import { boot, type TestApp } from '@tests/support/boot'
import { startOwnProcess } from '@tests/support/ownProcess/startOwnProcess'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'

const HEADERS = { Host: A, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot({ env: { AUDIENCE_SECONDS: '10' } })
  world = await makeWorld(app)
  await create(app.payload, 'pages', {
    _status: 'published',
    slug: 'visit',
    slugLock: false,
    tenant: world.a,
    title: 'Visit',
  })
})
afterAll(() => app.close())

/** Opens a page of theatre A on a port of this computer. */
const open = (port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ headers: HEADERS, host: '127.0.0.1', path: '/visit', port }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
      .once('error', reject)
      .end()
  })

it('stores what a process has counted when it is stopped, beside what another one counts', async () => {
  const server = await startOwnProcess(app)
  for (let count = 0; count < 3; count++) expect(await open(server.port)).toBe(200)
  await visit(app, A, '/visit', { headers: HEADERS })
  expect(await server.stop()).toBe(0)
  await audienceCounts().write()
  const { rows } = await poolOf(app.payload).query(`select n from audience_counts where kind = 'visit'`)
  expect(rows).toEqual([{ n: '4' }])
})
