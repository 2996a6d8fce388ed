import { traverseFields, type Payload, type SanitizedCollectionConfig, type SanitizedConfig } from 'payload'

const known = new WeakMap<SanitizedConfig, string[]>()

/** Slugs of the collections with a translated field. On other screens there is no language of content to choose. */
export function translatedCollections({ config }: Pick<Payload, 'config'>): string[] {
  const slugs =
    known.get(config) ?? config.collections.filter((one) => isTranslated(one, config)).map(({ slug }) => slug)
  known.set(config, slugs)
  return slugs
}

function isTranslated({ fields }: SanitizedCollectionConfig, config: SanitizedConfig): boolean {
  let found = false
  traverseFields({
    callback: ({ field }) => (found ||= 'localized' in field && Boolean(field.localized)),
    config,
    fields,
  })
  return found
}
