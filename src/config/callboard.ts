import { definePlugin, type Config, type EmailAdapter, type SanitizedConfig } from 'payload'
import { keepOnlyOurStrategy } from '@/access/session'
import { closeInternals } from '@/access/closeInternals'
import type { ContentType } from '@/access/contentType'
import { siteEditor } from '@/collections/fields/richText'
import { platformCollections } from '@/collections/platform'
import { healthEndpoints } from '@/endpoints/health'
import { completeRefusal } from '@/endpoints/completeRefusal'
import { mapDatabaseError } from '@/endpoints/failureResponses'
import { recordRoutes } from '@/endpoints/routeRules'
import { registerLockOperations } from '@/endpoints/locks/locks'
import { Announcement } from '@/globals/Announcement'
import { Platform } from '@/globals/Platform'
import { createRemoteSharp } from '@/lib/pictures/remoteSharp'
import { settings } from '@/lib/settings'
import type { Draft } from './feature'
import { localization } from './localization'
import { logOptions } from './logging'

type CallboardOptions = {
  /** The kinds of content that sites have. Plugins may add more. */
  contentTypes: ContentType[]
}

/**
 * Makes a Payload application an admin of many sites: their collections, access rules, languages and log. Runs before
 * other plugins, which see the collections and add to the registries with `addFeature`; `multiTenant()` completes it.
 * @throws SettingsError if a setting is invalid
 * @example plugins: [callboard({ contentTypes: [...siteTypes, exhibitions] }), search(), multiTenant()]
 */
export const callboard = definePlugin<CallboardOptions>({
  slug: 'callboard',
  order: -100,
  plugin: ({ config, contentTypes }): Config => {
    const env = settings()
    const own = [...contentTypes.map(({ collection }) => collection), ...platformCollections]
    return {
      ...config,
      collections: [...(config.collections ?? []), ...own],
      cookiePrefix: 'payload',
      cors: [],
      csrf: ownOrigins(env.SERVER_URL, env.CALLBOARD_DEMO),
      custom: {
        ...config.custom,
        callboardDraft: {
          contentTypes,
          features: [],
          ownCollections: new Set(own.map(({ slug }) => slug)),
        } satisfies Draft,
      },
      defaultDepth: 0,
      editor: config.editor ?? siteEditor(),
      endpoints: [...(config.endpoints ?? []), ...healthEndpoints],
      email: outboxOnly,
      globals: [...(config.globals ?? []), Platform, Announcement],
      graphQL: { disable: true },
      hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), mapDatabaseError, completeRefusal] },
      jobs: { ...config.jobs, access: { cancel: () => false, queue: () => false, run: () => false } },
      localization: localization(),
      logger: { options: logOptions(env.LOG_LEVEL) },
      loggingLevels: { Forbidden: 'debug', NotFound: 'debug', ValidationError: 'debug' },
      maxDepth: 3,
      onInit: async (payload) => {
        if (!isComplete(payload.config)) throw new Error('Add multiTenant() to the plugins of payload.config.ts.')
        await config.onInit?.(payload)
        keepOnlyOurStrategy(payload)
        closeInternals(payload)
        registerLockOperations(payload)
        recordRoutes(payload)
      },
      serverURL: env.SERVER_URL,
      sharp: createRemoteSharp,
      telemetry: false,
      // Otherwise every start outside production spawns a process that generates the types of the running configuration.
      typescript: { outputFile: 'src/payload-types.ts', ...config.typescript, autoGenerate: false },
      upload: { abortOnLimit: true, limits: { fileSize: 52 * 1024 * 1024 } },
    }
  },
})

const isComplete = ({ custom }: SanitizedConfig): boolean => custom.callboard !== undefined

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
