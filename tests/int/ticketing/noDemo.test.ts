import { createServer } from 'node:net'
import { featuresOf } from '@/config/feature'
import { allowedHosts, demoBoxOfficePort, providerAddresses } from '@/plugins/ticketing/settings'
import { create, makeWorld, type World } from '@tests/support/world'
import { boot, type TestApp } from '@tests/support/boot'
import { findFreePort } from '../../../scripts/lib/ports.mjs'

let app: TestApp
let port: number
let world: World

beforeAll(async () => {
  port = await findFreePort()
  // Even where somebody has left the setting of the demo in place.
  app = await boot({ env: { CALLBOARD_DEMO: '0', DEMO_BOX_OFFICE_PORT: String(port), NODE_ENV: 'production' } })
  world = await makeWorld(app)
})
afterAll(() => app.close())

describe('an installation without the demo', () => {
  it('has no box office of its own: no route, no screen, no port, no host inside the network', async () => {
    const { a, clients } = world
    const paths = ['box-office', 'box-office/change', 'box-office/reset', 'box-office/connect'].map(
      (path) => `/ticketing/demo/${path}`,
    )
    const answers = await Promise.all([
      clients.super!.get(`${paths[0]}?tenant=${a}`),
      ...paths.slice(1).map((path) => clients.super!.post(path, { tenant: a })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(
      Object.values(app.config.admin.components?.views ?? {}).map((view) => (view as { path?: string }).path),
    ).not.toContain('/demo/box-office')
    const plugin = featuresOf(app.config).find(({ name }) => name === 'ticketing')!
    expect([plugin.worker?.services, plugin.navigation?.screens, plugin.programs?.demo]).toEqual([[], [], undefined])
    // Nobody has taken the port.
    await new Promise<void>((resolve, reject) => {
      const server = createServer()
        .once('error', reject)
        .listen(port, '127.0.0.1', () => server.close(() => resolve()))
    })
    expect([demoBoxOfficePort(), allowedHosts()]).toEqual([null, []])
    expect(providerAddresses({ clientName: 'demo-box-office' }).SPEKTRIX_BASE_URL).toBe('https://system.spektrix.com')
  })

  it('calls nothing on loopback, whatever address is typed', async () => {
    const { a: tenant, clients } = world
    const tessitura = await create(app.payload, 'apps', {
      name: 'Tessitura',
      category: 'ticketing',
      handle: 'tessitura',
    })
    await app.payload.update({
      id: tenant,
      collection: 'tenants',
      data: { installedApps: [tessitura] },
      overrideAccess: true,
    })
    const answer = await clients['owner-a']!.post<{ errors: object[] }>('/ticketing/tessitura/check', {
      apiVersion: '16',
      restPassword: 'x',
      restURL: `http://127.0.0.1:${port}/tessitura/api`,
      restUserGroup: 'g',
      restUserLocation: 'l',
      restUsername: 'u',
      tenant,
    })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [
        {
          message: 'Enter an address that begins with https:// for “REST API URL”, such as https://www.example.org.',
          path: 'restURL',
        },
      ],
    ])
  })
})
