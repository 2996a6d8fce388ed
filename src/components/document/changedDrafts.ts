import type { ClientConfig } from 'payload'

type Drafts = NonNullable<
  Exclude<NonNullable<ClientConfig['collections'][number]['versions']>['drafts'], boolean | undefined>
>

/** The configuration with other options for the drafts of one collection: Payload's controls look there for what they offer. */
export const changedDrafts = (
  config: ClientConfig,
  slug: string | undefined,
  change: Partial<Drafts>,
): ClientConfig => ({
  ...config,
  collections: config.collections.map((collection) => {
    const { versions } = collection
    if (collection.slug !== slug || !versions?.drafts) return collection
    return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, ...change } } }
  }),
})
