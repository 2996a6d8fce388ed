import { readSettings } from '@/lib/settings/index.ts'
import { settingNames } from '../../../scripts/lib/settingNames.mjs'
import { makeClone } from './support/makeClone.ts'
import { runScript } from './support/script.ts'
import { addedBy } from '@tests/support/configWith'
import { productPlugins } from '@tests/support/productPlugins'

const SECRETS = {
  PAYLOAD_SECRET: 'a sufficiently random text of 44 characters',
  ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`,
}
const GIVEN = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...SECRETS }

describe('settings at the start', () => {
  const clone = makeClone()
  afterAll(clone.remove)

  it('.env.example explains every one, of plugins too', async () => {
    const added = await Promise.all((await productPlugins()).map(addedBy))
    const ofPlugins = added.flatMap(({ feature }) => feature.settings?.names ?? [])
    const known = Object.keys(
      readSettings({
        ...GIVEN,
        APP_GATEWAY_URL: 'https://gateway.example',
        HOST: '127.0.0.1',
        METRICS_PORT: '9464',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
        OTEL_SERVICE_NAME: 'callboard',
        S3_ACCESS_KEY_ID: 'key',
        S3_BUCKET: 'uploads',
        S3_ENDPOINT: 'https://bucket.example',
        S3_SECRET_ACCESS_KEY: 'secret',
        SMTP_URL: 'smtp://localhost',
        STUDIO_URL: 'https://studio.example',
      }),
    )
    expect(settingNames().sort()).toEqual([...known, ...ofPlugins].sort())
  })

  it('a database that does not answer is named without its password', async () => {
    const env = { ...GIVEN, DATABASE_URL: 'postgres://somebody:password@127.0.0.1:1/none' }
    const script = runScript(`${clone.folder}/scripts/run.mjs`, ['src/seed/main.ts'], env)
    expect(await script.ended).toBe(1)
    expect(script.output().trim()).toBe(
      'The database 127.0.0.1:1/none (DATABASE_URL) cannot be used: connection refused, no server is listening there.',
    )
  }, 60_000)

  it.each([
    [
      'without secrets beside a database',
      { DATABASE_URL: GIVEN.DATABASE_URL },
      'PAYLOAD_SECRET is not set; ENCRYPTION_KEYS is not set',
    ],
    [
      'with an address that is none',
      { ...GIVEN, DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a postgres:// address',
    ],
    [
      'with a secret from an example',
      { ...GIVEN, PAYLOAD_SECRET: 'change-me-change-me-change-me-change-me' },
      'PAYLOAD_SECRET is an example value',
    ],
    [
      'with a zone that does not exist',
      { TIMEZONES: 'Mars/Olympus' },
      'TIMEZONES: Mars/Olympus is not an IANA time zone',
    ],
  ])(
    'are refused %s, in one sentence',
    async (_case, env, sentence) => {
      const script = runScript(`${clone.folder}/scripts/start.mjs`, [], env)
      expect(await script.ended).toBe(1)
      const lines = script.output().trim().split('\n')
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain(`Callboard cannot start: ${sentence}`)
      expect(lines[0]).not.toContain(SECRETS.ENCRYPTION_KEYS)
    },
    60_000,
  )
})
