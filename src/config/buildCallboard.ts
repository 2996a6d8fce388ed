import { buildConfig, type CollectionConfig, type Config, type Field, type Plugin, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { keepOnlyOurStrategy } from '../access/authStrategy'
import { closeInternals } from '../access/closeInternals'
import { harden } from '../access/harden'
import { buildRegistry } from '../access/permissions'
import type { CallboardConfig } from '../access/registryOf'
import type { ContentType } from '../access/contentType'
import { siteBlocks } from '../collections/blocks'
import { withTitle } from '../collections/blocks/withTitle'
import { siteEditor } from '../collections/fields/richText'
import { withShapes } from '../collections/hooks/checkShapes'
import { mapBlock, mapFields } from '../collections/fields/mapFields'
import { withLabel } from '../collections/fields/withLabel'
import { withRowsDiff } from '../collections/fields/diffs'
import { withPlainJson } from '../collections/fields/withPlainJson'
import { blockInWords, withWords } from '../collections/fields/withWords'
import { withRowTitle } from '../collections/fields/withRowTitle'
import { keepInTenant } from '../collections/keepInTenant'
import { platformCollections } from '../collections/platform'
import { callboardDatabase } from '../database/adapter'
import { healthEndpoints } from '../endpoints/health'
import { mapFailure } from '../endpoints/mapFailure'
import { coreOperations } from '../endpoints/operations'
import { openLocks } from '../endpoints/locks/openLocks'
import { withOperations } from '../endpoints/withOperations'
import { Announcement } from '../globals/Announcement'
import { Platform } from '../globals/Platform'
import { adminLanguages } from '../i18n/adminLanguages'
import { settings } from '../lib/settings'
import { adminConfig } from './admin'
import { localization } from './localization'
import { logOptions } from './logging'
import { outboxOnly } from './outboxOnly'
import { multiTenant } from './multiTenant'

export interface CallboardOptions {
  contentTypes: ContentType[]
  plugins?: Plugin[]
  /** Folder of the migrations. Default: those of Callboard. */
  migrationDir?: string
}

/**
 * The whole application, from its content types and plugins.
 * @example export default buildCallboard({ contentTypes: [...siteTypes, exhibitions], plugins: [search()] })
 */
export function buildCallboard({ contentTypes, migrationDir, plugins = [] }: CallboardOptions): Promise<SanitizedConfig> {
  const env = settings()
  const callboard: CallboardConfig = { contentTypes, operations: [], registry: buildRegistry(groupsOf(contentTypes)) }
  const config: Config = {
    admin: adminConfig(env),
    bin: [],
    blocks: siteBlocks.map((block) => withTitle(mapBlock(blockInWords(block), contentField(contentTypes)))),
    collections: withTenancy([...contentTypes.map((type) => type.collection), ...platformCollections], contentTypes),
    cookiePrefix: 'payload',
    cors: [],
    csrf: ownOrigins(env.SERVER_URL, env.CALLBOARD_DEMO),
    custom: { callboard },
    db: callboardDatabase({ migrationDir, settings: env }),
    defaultDepth: 0,
    editor: siteEditor(),
    endpoints: healthEndpoints,
    email: outboxOnly,
    globals: [Platform, Announcement],
    graphQL: { disable: true },
    hooks: { afterError: [mapFailure] },
    i18n: adminLanguages(),
    jobs: { access: { cancel: () => false, queue: () => false, run: () => false } },
    localization: localization(),
    logger: { options: logOptions(env.LOG_LEVEL) },
    loggingLevels: { Forbidden: 'debug', NotFound: 'debug', ValidationError: 'debug' },
    maxDepth: 3,
    onInit: (payload) => {
      keepOnlyOurStrategy(payload)
      closeInternals(payload)
      openLocks(payload)
    },
    plugins: [(one) => withOperations(one, coreOperations), ...plugins, multiTenant, withShapes],
    secret: env.PAYLOAD_SECRET,
    serverURL: env.SERVER_URL,
    sharp,
    telemetry: false,
    // Else every start but a production one begins another process that writes the types of whatever runs.
    typescript: { autoGenerate: false, outputFile: 'src/payload-types.ts' },
    upload: { abortOnLimit: true, limits: { fileSize: 52 * 1024 * 1024 } },
  }
  return buildConfig(config)
}

/** One group each, in the order in which the content types name them. */
function groupsOf(contentTypes: ContentType[]): ContentType['group'][] {
  return [...new Map(contentTypes.map(({ group }) => [group.name, group])).values()]
}

/** A field called as people write, in the reader's language. */
const named = (field: Field): Field => withWords(withLabel(withPlainJson(field)))

/** A field of content: called as people write, and kept within its tenant. */
function contentField(contentTypes: ContentType[]): (field: Field) => Field {
  const keep = keepInTenant(new Set(contentTypes.map((type) => type.slug)))
  return (field) => keep(withRowTitle(named(field)))
}

function withTenancy(collections: CollectionConfig[], contentTypes: ContentType[]): CollectionConfig[] {
  const scoped = new Set(contentTypes.map((type) => type.slug))
  const inContent = contentField(contentTypes)
  return collections.map((one) => harden({ ...one, fields: mapFields(one.fields, scoped.has(one.slug) ? (field) => withRowsDiff(inContent(field), one.slug) : named) }))
}

/** Pages that may send the session cookie: the admin's own. On one machine both of its names count. */
function ownOrigins(serverURL: string, isDemo: boolean): string[] {
  const { origin } = new URL(serverURL)
  return isDemo ? [...new Set([origin, origin.replace('//localhost', '//127.0.0.1')])] : [origin]
}
