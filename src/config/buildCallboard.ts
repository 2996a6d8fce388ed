import {
  buildConfig,
  type CollectionConfig,
  type Config,
  type EmailAdapter,
  type Field,
  type SanitizedConfig,
} from 'payload'
import { keepOnlyOurStrategy } from '@/access/session'
import { closeInternals, harden } from '@/access/closeInternals'
import type { ContentType } from '@/access/contentType'
import { withAppFields } from '@/collections/AppConfig/appFields'
import { siteBlocks } from '@/collections/blocks'
import { withPluginBlocks } from '@/collections/blocks/withPluginBlocks'
import { withTitle } from '@/collections/blocks/withTitle'
import { siteEditor } from '@/collections/fields/richText'
import { withDateRules } from '@/collections/fields/withDateRules'
import { withShapeChecks } from '@/collections/hooks/requests'
import { withFirstLanguage } from '@/collections/fields/requireInFirstLanguage'
import { withoutUnseenTexts } from '@/collections/fields/unseenTexts'
import { mapBlock, mapFields, withLabel, withPlainJson, withRowTitle } from '@/collections/fields/fieldDefaults'
import { hideFromLists } from '@/collections/fields/hideFromLists'
import { withRowsDiff } from '@/collections/fields/diffs'
import { translateBlock, withTranslatedLabels } from '@/collections/fields/withTranslatedLabels'
import { withReferenceStates } from '@/collections/fields/withReferenceStates'
import { restrictToTenant } from '@/collections/restrictToTenant'
import { platformCollections } from '@/collections/platform'
import { callboardDatabase } from '@/database/adapter'
import { healthEndpoints } from '@/endpoints/health'
import { completeRefusal } from '@/endpoints/completeRefusal'
import { mapDatabaseError } from '@/endpoints/failureResponses'
import { recordRoutes } from '@/endpoints/routeRules'
import { registerLockOperations } from '@/endpoints/locks/locks'
import { withOperations } from '@/endpoints/withOperations'
import { Announcement } from '@/globals/Announcement'
import { Platform } from '@/globals/Platform'
import { adminLanguages } from '@/i18n/adminLanguages'
import { addMessages } from '@/i18n/translator'
import { createRemoteSharp } from '@/lib/pictures/remoteSharp'
import { settings } from '@/lib/settings'
import { adminConfig } from './admin'
import type { CallboardPlugin } from './definePlugin'
import { localization } from './localization'
import { logOptions } from './logging'
import { multiTenant } from './multiTenant'
import { buildRegistries, withFeatures } from './registries'

export interface CallboardOptions {
  contentTypes: ContentType[]
  /** Optional features. Remove a line to switch a plugin off. */
  plugins?: CallboardPlugin[]
  /** Folder of the migrations. Default: Callboard's own. */
  migrationDir?: string
}

/**
 * Builds the Payload configuration from content types and plugins.
 * @example export default buildCallboard({ contentTypes: [...siteTypes, exhibitions], plugins: [search()] })
 */
export function buildCallboard({
  contentTypes: ownTypes,
  migrationDir,
  plugins = [],
}: CallboardOptions): Promise<SanitizedConfig> {
  const env = settings()
  for (const plugin of plugins) plugin.settings?.()
  for (const { messages = [] } of plugins) for (const area of [messages].flat()) addMessages(area)
  const { callboard, contentTypes, operations, tables } = buildRegistries(ownTypes, plugins)
  const platform = [
    ...withAppFields(withFeatures(platformCollections, plugins), callboard.apps),
    ...plugins.flatMap((plugin) => plugin.collections ?? []),
  ]
  const config: Config = {
    admin: adminConfig(env, callboard),
    bin: [],
    blocks: [...siteBlocks, ...callboard.blocks.map(({ block }) => block)].map((block) =>
      withTitle(mapBlock(translateBlock(block), contentField(contentTypes))),
    ),
    collections: withTenancy(
      [...contentTypes.map((type) => type.collection), ...platform],
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
    hooks: { afterError: [mapDatabaseError, completeRefusal] },
    i18n: adminLanguages(),
    jobs: { access: { cancel: () => false, queue: () => false, run: () => false } },
    localization: localization(),
    logger: { options: logOptions(env.LOG_LEVEL) },
    loggingLevels: { Forbidden: 'debug', NotFound: 'debug', ValidationError: 'debug' },
    maxDepth: 3,
    onInit: (payload) => {
      keepOnlyOurStrategy(payload)
      closeInternals(payload)
      registerLockOperations(payload)
      recordRoutes(payload)
    },
    plugins: [
      (config) => withOperations(config, operations),
      ...plugins.flatMap((plugin) => plugin.extend ?? []),
      multiTenant,
      hideFromLists,
      withFirstLanguage,
      withoutUnseenTexts,
      withShapeChecks,
      // Loaded only if a bucket is configured, because it imports the Amazon SDK.
      async (config) =>
        env.S3_BUCKET ? (await import('@/collections/uploads/bucketHooks')).withBucketStorage(config) : config,
    ],
    secret: env.PAYLOAD_SECRET,
    serverURL: env.SERVER_URL,
    sharp: createRemoteSharp,
    telemetry: false,
    // Otherwise every start outside production spawns a process that generates the types of the running configuration.
    typescript: { autoGenerate: false, outputFile: 'src/payload-types.ts' },
    upload: { abortOnLimit: true, limits: { fileSize: 52 * 1024 * 1024 } },
  }
  return buildConfig(config)
}

/** Adds a readable label in the user's language, and the rules of its type. */
const withReadableLabel = (field: Field): Field => withTranslatedLabels(withLabel(withPlainJson(withDateRules(field))))

/** A field of a content type: labelled, and limited to references within its tenant. */
function contentField(contentTypes: ContentType[]): (field: Field) => Field {
  const contentSlugs = new Set(contentTypes.map((type) => type.slug))
  const keep = restrictToTenant(contentSlugs)
  const withState = withReferenceStates(contentSlugs)
  return (field) => withState(keep(withRowTitle(withReadableLabel(field))))
}

function withTenancy(
  collections: CollectionConfig[],
  contentTypes: ContentType[],
  pluginBlocks: string[],
): CollectionConfig[] {
  const scoped = new Set(contentTypes.map((type) => type.slug))
  const mapContentField = contentField(contentTypes)
  const addPluginBlocks = withPluginBlocks(pluginBlocks)
  return collections.map((collection) =>
    harden({
      ...collection,
      fields: mapFields(
        collection.fields,
        scoped.has(collection.slug)
          ? (field) => withRowsDiff(mapContentField(addPluginBlocks(field)), collection.slug)
          : withReadableLabel,
      ),
    }),
  )
}

/** Origins that may send the session cookie: the admin's own. In the demo, `localhost` and `127.0.0.1` both count. */
function ownOrigins(serverURL: string, isDemo: boolean): string[] {
  const { origin } = new URL(serverURL)
  return isDemo ? [...new Set([origin, origin.replace('//localhost', '//127.0.0.1')])] : [origin]
}

/**
 * Disables Payload's own emails. Callboard's are written to the outbox in the transaction of the change they report.
 */
const outboxOnly: EmailAdapter = () => ({
  name: 'outbox',
  defaultFromAddress: settings().MAIL_FROM,
  defaultFromName: settings().PRODUCT_NAME,
  sendEmail: () => Promise.reject(new Error('Payload cannot send email directly. Queue it with queueMail.')),
})
