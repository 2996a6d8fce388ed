import { z } from 'zod'

/** Example secrets from the documentation. A production start with one of them fails. */
const PUBLISHED_SECRETS = ['change-me', 'changeme', 'secret', 'callboard', 'development-only']

const flags = z.enum(['0', '1', 'true', 'false', ''])

const flag = flags.default('0').transform((value) => value === '1' || value === 'true')

/** A flag that is on unless it is switched off. */
const flagOn = flags.default('1').transform((value) => value !== '0' && value !== 'false')

const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error)
}

const listOf = (defaultValue: string) =>
  z
    .string()
    .default(defaultValue)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )

const list = listOf('')

const hostName = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a host name in lower case')

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

const encryptionKeys = z
  .string()
  .regex(
    /^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/,
    'must be id:key[,id:key], each key 32 bytes in base64',
  )

const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}, 'must be an IANA time zone')

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  DATABASE_POOL_MAX: integer(2, 200).default(10),
  DATABASE_TRANSACTION_POOL_MAX: integer(1, 200).default(8),
  DATABASE_PREPARED_STATEMENTS: flagOn,
  DATABASE_READ_REPLICAS: list.refine((urls) => urls.every((url) => /^postgres(ql)?:\/\/[^\s/]+\/\S+$/.test(url)), {
    error: 'must be postgres:// addresses, divided by commas',
  }),
  DATABASE_REPLICA_LAG_SECONDS: integer(1, 3_600).default(10),
  PAYLOAD_SECRET: z.string().min(32, 'must have at least 32 characters'),
  ENCRYPTION_KEYS: encryptionKeys,
  PORT: integer(1, 65_535).default(3000),
  HOST: z.string().optional(),
  COMPRESS: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  SERVER_URL: httpUrl.optional(),
  CALLBOARD_DEMO: flag,
  CALLBOARD_DATA: z.string().min(1).default('.data'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag,
  PRODUCT_NAME: z.string().min(1).max(40).default('Callboard'),
  HELP_URL: httpUrl.optional(),
  HOSTED_SUFFIX: z.string().default('callboard.site'),
  HOSTED_SUFFIX_THEMES: z.string().default('callboard.app'),
  WEBSITE_URL: z
    .string()
    .regex(/^$|^https?:\/\/[^\s/]+\/?$/, 'must be an http(s) address without a path')
    .default(''),
  PREVIEW_DOMAIN: z.string().default('preview.callboard.site'),
  DEVELOPMENT_HOST: hostName.default('dev.callboard.site'),
  EDGE_HOST: hostName.default('edge.callboard.site'),
  EDGE_IPV4: listOf('203.0.113.10'),
  EDGE_IPV6: list,
  EDGE_TLS: z
    .string()
    .regex(/^$|^(\[[0-9a-f:]+\]|[\w.-]+):\d{1,5}$/i, 'must be host:port')
    .default(''),
  TIMEZONES: list,
  BLOCK_LEVELS: integer(1, 20).default(5),
  ACCENT_COLOUR: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #7a1f3d')
    .default('#7a1f3d'),
  STUDIO_URL: httpUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z.string().default('Callboard <no-reply@callboard.test>'),
  DNS_SERVERS: list,
  DNS_TIMEOUT_MS: integer(50, 10_000).default(2_000),
  APP_GATEWAY_URL: httpUrl.optional(),
  APP_TIMEOUT_MS: integer(50, 20_000).default(4_000),
  TRUSTED_PROXIES: integer(0, 9).default(1),
  SHUTDOWN_DELAY_SECONDS: integer(0, 300).default(5),
  SHUTDOWN_SECONDS: integer(1, 3_600).default(25),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: integer(1, 65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  WORKER_CONCURRENCY: integer(1, 64).default(4),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** All settings of a deployment, by the names of the environment variables. `.env.example` describes them. */
export type Settings = Omit<z.infer<typeof schema>, 'HELP_URL' | 'SERVER_URL'> & {
  HELP_URL: string
  SERVER_URL: string
}

/** A setting is missing or invalid. The message lists all affected variables, one per line, without their values. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

const DEFAULT_TIMEZONES = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
]

/**
 * Parses the environment.
 * @param env variables by name; empty strings count as unset
 * @throws SettingsError with the problems; secrets are never quoted
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(variables)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.')
      return `${name} ${variables[name] === undefined ? 'is not set' : issue.message}`
    })
    throw new SettingsError(lines.join('\n'))
  }
  const settings = parsed.data
  const zones = settings.TIMEZONES.length > 0 ? settings.TIMEZONES : DEFAULT_TIMEZONES
  const unknownZone = zones.find((zone) => !timeZone.safeParse(zone).success)
  if (unknownZone) throw new SettingsError(`TIMEZONES: ${unknownZone} is not an IANA time zone`)
  if (settings.NODE_ENV === 'production' && isPublished(settings.PAYLOAD_SECRET)) {
    throw new SettingsError('PAYLOAD_SECRET is an example value. Generate your own with: openssl rand -hex 32')
  }
  const bucketProblem = findBucketProblem(variables)
  if (bucketProblem) throw new SettingsError(bucketProblem)
  const SERVER_URL = (settings.SERVER_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '')
  return { ...settings, HELP_URL: settings.HELP_URL ?? ownHelp(SERVER_URL), SERVER_URL, TIMEZONES: zones }
}

/** URL of the help that comes with the product. */
export const ownHelp = (serverUrl: string): string => `${serverUrl}/admin/help`

/** Incomplete bucket settings would store files in the wrong place. */
function findBucketProblem(variables: Record<string, string | undefined>): string | null {
  const names = Object.keys(variables).filter((name) => name.startsWith('S3_') && Object.hasOwn(schema.shape, name))
  if (names.length > 0 && !variables.S3_BUCKET)
    return `S3_BUCKET is not set, but ${names.join(', ')} ${names.length > 1 ? 'are' : 'is'}`
  if (Boolean(variables.S3_ACCESS_KEY_ID) !== Boolean(variables.S3_SECRET_ACCESS_KEY))
    return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither'
  return null
}

function isPublished(secret: string): boolean {
  return PUBLISHED_SECRETS.some((known) => secret.toLowerCase().startsWith(known)) || new Set(secret).size < 8
}

let parsed: Settings | undefined

/**
 * The settings of this process, parsed on first use.
 * @throws SettingsError if the environment is invalid
 */
export function settings(): Settings {
  parsed ??= readSettings(process.env)
  return parsed
}
