import type { Block, CollectionConfig, Config, Field, Plugin } from 'payload'
import { harden } from '@/access/closeInternals'
import type { ContentType } from '@/access/contentType'
import type { CallboardConfig } from '@/access/registryOf'
import { withAppFields } from '@/collections/AppConfig/appFields'
import { siteBlocks } from '@/collections/blocks'
import { withPluginBlocks } from '@/collections/blocks/withPluginBlocks'
import { withTitle } from '@/collections/blocks/withTitle'
import { mapBlock, mapFields, withLabel, withPlainJson, withRowTitle } from '@/collections/fields/fieldDefaults'
import { withDateRules } from '@/collections/fields/withDateRules'
import { withRowsDiff } from '@/collections/fields/diffs'
import { translateBlock, withTranslatedLabels } from '@/collections/fields/withTranslatedLabels'
import { withReferenceNames } from '@/collections/fields/withReferenceNames'
import { withReferenceStates } from '@/collections/fields/withReferenceStates'
import { restrictToTenant } from '@/collections/restrictToTenant'
import { isCallboardDatabase } from '@/database/adapter'
import { finishSave } from '@/collections/saves/saves'
import { withOperations } from '@/endpoints/withOperations'
import { adminLanguages } from '@/i18n/adminLanguages'
import { addMessages } from '@/i18n/translator'
import { settings } from '@/lib/settings'
import { adminConfig } from './admin'
import { contentSlugs, mapCollections, withHooks } from './change'
import { draftOf } from './feature'
import { buildRegistries, withPlanFeatures } from './registries'

/**
 * Builds the registries from what plugins have added, and applies our rules to our collections and blocks, then the
 * changes that plugins make to them. Other collections, globals, blocks and views stay as they are.
 * @throws if callboard() is missing, the database is another, or two plugins use the same name
 */
export async function complete(config: Config): Promise<Config> {
  const { contentTypes: declared, features, ownCollections } = draftOf(config)
  if (!isCallboardDatabase(config.db)) throw new Error('Set db to callboardDatabase() in payload.config.ts.')
  for (const { messages = [] } of features) for (const area of [messages].flat()) addMessages(area)
  const collections = config.collections ?? []
  const { callboard, operations } = buildRegistries(asConfigured(declared, collections), features, collections)
  const isOwn = ({ slug }: CollectionConfig) => ownCollections.has(slug)
  const rules = rulesFor(callboard)
  const blocks = [...siteBlocks, ...callboard.blocks.map(({ block }) => block)]
  const ownBlocks = new Set(blocks.map(({ slug }) => slug))
  const { callboardDraft: _, ...custom } = config.custom ?? {}
  const completed: Config = {
    ...config,
    admin: withOwnAdmin(adminConfig(settings(), callboard), config.admin),
    blocks: (config.blocks ?? []).filter(({ slug }) => !ownBlocks.has(slug)).concat(blocks.map(rules.block)),
    collections: withPlanFeatures(withAppFields(collections, callboard.apps), features).map((collection) =>
      isOwn(collection) ? rules.collection(collection) : collection,
    ),
    custom: { ...custom, callboard },
    i18n: withOwnTexts(adminLanguages(), config.i18n),
  }
  const extended = await applyInTurn(
    withOperations(completed, operations),
    features.flatMap(({ extend }) => extend ?? []),
  )
  // After the hooks of all plugins, which add to what it writes, and around the lists that they show.
  const named = withReferenceNames(extended, ownCollections)
  return mapCollections(named, contentSlugs(named), (collection) =>
    withHooks(collection, { afterChange: [finishSave] }),
  )
}

/** Applies plugins one after another. */
export async function applyInTurn(config: Config, plugins: Plugin[]): Promise<Config> {
  let changed = config
  for (const plugin of plugins) changed = await plugin(changed)
  return changed
}

/** The content types with their collections as other plugins have changed them meanwhile. */
function asConfigured(types: ContentType[], collections: CollectionConfig[]): ContentType[] {
  const bySlug = new Map(collections.map((collection) => [collection.slug, collection]))
  return types.map((type) => ({ ...type, collection: bySlug.get(type.slug) ?? type.collection }))
}

/** Adds a readable label in the user's language, and the rules of its type. */
const withReadableLabel = (field: Field): Field => withTranslatedLabels(withLabel(withPlainJson(withDateRules(field))))

/** The rules for collections and blocks of the application. */
function rulesFor({ blocks, contentTypes }: CallboardConfig) {
  const types = new Map(contentTypes.map((type) => [type.slug, type]))
  const slugs = new Set(types.keys())
  const keep = restrictToTenant(slugs)
  const withState = withReferenceStates(slugs)
  const addPluginBlocks = withPluginBlocks(blocks.map(({ block }) => block.slug))
  /** Labelled, and limited to references within its tenant. */
  const contentField = (field: Field): Field => withState(keep(withRowTitle(withReadableLabel(field))))
  return {
    block: (block: Block): Block => withTitle(mapBlock(translateBlock(block), contentField)),
    collection: (given: CollectionConfig): CollectionConfig => {
      const type = types.get(given.slug)
      const collection = type?.collection ?? given
      return harden({
        ...collection,
        fields: mapFields(
          collection.fields,
          type ? (field) => withRowsDiff(contentField(addPluginBlocks(field)), collection.slug) : withReadableLabel,
        ),
      })
    },
  }
}

/** Our admin, with the views and components that the application has beside. */
function withOwnAdmin(ours: Config['admin'], own: Config['admin'] = {}): Config['admin'] {
  const [a, b] = [ours?.components ?? {}, own.components ?? {}]
  return {
    ...own,
    ...ours,
    components: {
      ...b,
      ...a,
      header: [...(a.header ?? []), ...(b.header ?? [])],
      providers: [...(a.providers ?? []), ...(b.providers ?? [])],
      views: { ...b.views, ...a.views },
    },
    dependencies: { ...own.dependencies, ...ours?.dependencies },
  }
}

function withOwnTexts(ours: Config['i18n'], own: Config['i18n'] = {}): Config['i18n'] {
  const languages = Object.entries((ours?.translations ?? {}) as Record<string, object>)
  const texts = (own.translations ?? {}) as Record<string, object>
  return {
    ...ours,
    translations: Object.fromEntries(languages.map(([code, mine]) => [code, { ...texts[code], ...mine }])),
  }
}
