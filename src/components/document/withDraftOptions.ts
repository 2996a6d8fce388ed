import type { ClientConfig } from 'payload'

type Drafts = NonNullable<
  Exclude<NonNullable<ClientConfig['collections'][number]['versions']>['drafts'], boolean | undefined>
>

/** Returns the client config with other draft options for one collection: Payload's controls read them there. */
export const withDraftOptions = (
  config: ClientConfig,
  slug: string | undefined,
  options: Partial<Drafts>,
): ClientConfig => ({
  ...config,
  collections: config.collections.map((collection) => {
    const { versions } = collection
    if (collection.slug !== slug || !versions?.drafts) return collection
    return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, ...options } } }
  }),
})
