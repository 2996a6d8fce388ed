import type { CollectionConfig, Config, Plugin, SanitizedConfig } from 'payload'
import type { ContentType } from '@/access/contentType'
import { draftOf, type Feature } from '@/config/feature'

interface Parts {
  /** Default: those of the product. */
  contentTypes?: ContentType[]
  /** Default: none. */
  plugins?: Plugin[]
  /** Folder of the migrations. Default: Callboard's own. */
  migrationDir?: string
}

/** The application with these content types and plugins, as `payload.config.ts` builds it. */
export async function configWith({ contentTypes, migrationDir, plugins = [] }: Parts): Promise<SanitizedConfig> {
  const { buildConfig } = await import('payload')
  const { callboard } = await import('@/config/callboard')
  const { multiTenant } = await import('@/config/multiTenant')
  const { callboardDatabase } = await import('@/database/adapter')
  const { settings } = await import('@/lib/settings')
  const { siteTypes } = await import('@/collections/siteTypes')
  return buildConfig({
    db: callboardDatabase({ migrationDir }),
    plugins: [callboard({ contentTypes: contentTypes ?? siteTypes }), ...plugins, multiTenant()],
    secret: settings().PAYLOAD_SECRET,
  })
}

interface Added {
  collections: CollectionConfig[]
  feature: Feature
}

/** What a plugin adds to the application. */
export async function addedBy(plugin: Plugin): Promise<Added> {
  const draft = { contentTypes: [], features: [], ownCollections: new Set() }
  const config = await plugin({ collections: [], custom: { callboardDraft: draft } } as Partial<Config> as Config)
  const [feature] = draftOf(config).features
  if (!feature) throw new Error('The plugin adds no feature.')
  return { collections: config.collections ?? [], feature }
}
