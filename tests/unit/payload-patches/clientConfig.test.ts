import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { ClientConfig } from 'payload'
import { defineCopyPerRequest } from '@/payload-patches/clientConfig/isolateClientConfig'

const kept = () => (globalThis as { _payload_clientConfigs?: Record<string, ClientConfig> })._payload_clientConfigs

/** What Payload hands to a screen in a language that it has described before. */
const given = (): unknown =>
  getClientConfig({ i18n: { language: 'xx' }, user: true } as unknown as Parameters<typeof getClientConfig>[0])

it('Payload returns our copy per request of a client config until it builds another', () => {
  const configs = kept()!
  expect(configs).toBeDefined()
  const made = { collections: [], serverURL: 'made' } as unknown as ClientConfig
  configs.xx = made
  expect(given()).toBe(made)

  defineCopyPerRequest(configs, 'xx', (whole) => ({ ...whole, serverURL: `a copy of ${whole.serverURL}` }))
  const first = given()
  expect(first).toMatchObject({ serverURL: 'a copy of made' })
  expect(given()).not.toBe(first)
  expect(made.serverURL).toBe('made')

  configs.xx = { ...made, serverURL: 'made anew' }
  expect(given()).toMatchObject({ serverURL: 'a copy of made anew' })
  Reflect.deleteProperty(configs, 'xx')
})
