import { buildConfig, type CollectionConfig, type Config, type Field, type SanitizedConfig } from 'payload'
import { keepOnlyOurStrategy } from '../access/authStrategy'
import { closeInternals } from '../access/closeInternals'
import { harden } from '../access/harden'
import type { ContentType } from '../access/contentType'
import { withAppFields } from '../collections/AppConfig/appFields'
import { siteBlocks } from '../collections/blocks'
import { withPluginBlocks } from '../collections/blocks/withPluginBlocks'
import { withTitle } from '../collections/blocks/withTitle'
import { siteEditor } from '../collections/fields/richText'
import { withShapes } from '../collections/hooks/checkShapes'
import { mapBlock, mapFields } from '../collections/fields/mapFields'
import { withLabel } from '../collections/fields/withLabel'
import { withRowsDiff } from '../collections/fields/diffs'
import { withPlainJson } from '../collections/fields/withPlainJson'
import { blockInWords, withWords } from '../collections/fields/withWords'
import { withReferenceStates } from '../collections/fields/withReferenceStates'
import { withRowTitle } from '../collections/fields/withRowTitle'
import { keepInTenant } from '../collections/keepInTenant'
import { platformCollections } from '../collections/platform'
import { callboardDatabase } from '../database/adapter'
import { healthEndpoints } from '../endpoints/health'
import { mapFailure } from '../endpoints/mapFailure'
import { nameRoutes } from '../endpoints/nameRoutes'
import { openLocks } from '../endpoints/locks/openLocks'
import { withOperations } from '../endpoints/withOperations'
import { Announcement } from '../globals/Announcement'
import { Platform } from '../globals/Platform'
import { adminLanguages } from '../i18n/adminLanguages'
import { addMessages } from '../i18n/areas'
import { remoteSharp } from '../lib/pictures/remoteSharp'
import { settings } from '../lib/settings'
import { adminConfig } from './admin'
import type { CallboardPlugin } from './definePlugin'
import { localization } from './localization'
import { logOptions } from './logging'
import { outboxOnly } from './outboxOnly'
import { multiTenant } from './multiTenant'
import { buildRegistries, withFeatures } from './registries'

export interface CallboardOptions {
  contentTypes: ContentType[]
  /** What the installation could live without. Each is switched off by taking out its line. */
  plugins?: CallboardPlugin[]
  /** Folder of the migrations. Default: those of Callboard. */
  migrationDir?: string
}

/**
 * The whole application, from its content types and plugins.
 * @example export default buildCallboard({ contentTypes: [...siteTypes, exhibitions], plugins: [search()] })
 */
export function buildCallboard({
  contentTypes: given,
  migrationDir,
  plugins = [],
}: CallboardOptions): Promise<SanitizedConfig> {
  const env = settings()
  for (const plugin of plugins) plugin.settings?.()
  for (const { messages = [] } of plugins) for (const area of [messages].flat()) addMessages(area)
  const { callboard, contentTypes, operations, tables } = buildRegistries(given, plugins)
  const others = [
    ...withAppFields(withFeatures(platformCollections, plugins), callboard.apps),
    ...plugins.flatMap((plugin) => plugin.collections ?? []),
  ]
  const config: Config = {
    admin: adminConfig(env, callboard),
    bin: [],
    blocks: [...siteBlocks, ...callboard.blocks.map(({ block }) => block)].map((block) =>
      withTitle(mapBlock(blockInWords(block), contentField(contentTypes))),
    ),
    collections: withTenancy(
      [...contentTypes.map((type) => type.collection), ...others],
      contentTypes,
      callboard.blocks.map(({ block }) => block.slug),
    ),
    cookiePrefix: 'payload',
    cors: [],
    csrf: ownOrigins(env.SERVER_URL, env.CALLBOARD_DEMO),
    custom: { callboard },
    db: callboardDatabase({ migrationDir, settings: env, tables }),
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
      nameRoutes(payload)
    },
    plugins: [
      (one) => withOperations(one, operations),
      ...plugins.flatMap((plugin) => plugin.extend ?? []),
      multiTenant,
      withShapes,
      // Loaded where there is a bucket: it brings Amazon's client along.
      async (one) => (env.S3_BUCKET ? (await import('../collections/uploads/keepInBucket')).keepInBucket(one) : one),
    ],
    secret: env.PAYLOAD_SECRET,
    serverURL: env.SERVER_URL,
    sharp: remoteSharp,
    telemetry: false,
    // Else every start but a production one begins another process that writes the types of whatever runs.
    typescript: { autoGenerate: false, outputFile: 'src/payload-types.ts' },
    upload: { abortOnLimit: true, limits: { fileSize: 52 * 1024 * 1024 } },
  }
  return buildConfig(config)
}

/** A field called as people write, in the reader's language. */
const named = (field: Field): Field => withWords(withLabel(withPlainJson(field)))

/** A field of content: called as people write, and kept within its tenant. */
function contentField(contentTypes: ContentType[]): (field: Field) => Field {
  const content = new Set(contentTypes.map((type) => type.slug))
  const keep = keepInTenant(content)
  const inState = withReferenceStates(content)
  return (field) => inState(keep(withRowTitle(named(field))))
}

function withTenancy(
  collections: CollectionConfig[],
  contentTypes: ContentType[],
  added: string[],
): CollectionConfig[] {
  const scoped = new Set(contentTypes.map((type) => type.slug))
  const inContent = contentField(contentTypes)
  const withAdded = withPluginBlocks(added)
  return collections.map((one) =>
    harden({
      ...one,
      fields: mapFields(
        one.fields,
        scoped.has(one.slug) ? (field) => withRowsDiff(inContent(withAdded(field)), one.slug) : named,
      ),
    }),
  )
}

/** Pages that may send the session cookie: the admin's own. On one machine both of its names count. */
function ownOrigins(serverURL: string, isDemo: boolean): string[] {
  const { origin } = new URL(serverURL)
  return isDemo ? [...new Set([origin, origin.replace('//localhost', '//127.0.0.1')])] : [origin]
}
