import type { CollectionConfig, Plugin } from 'payload'
import { withOperations } from '../../endpoints/withOperations'
import { rememberLivePage, settleTree } from './hooks/settleTree'
import { getPagesForTree } from './operations/getPagesForTree'
import { movePages } from './operations/movePages'

export const pageTreeOperations = [movePages, getPagesForTree]

/** Pages as a tree: moved by one call, with the addresses below and the redirects that this asks for. */
export const pageTree = (): Plugin => (config) => {
  const collections = config.collections?.map((one) => (one.slug === 'pages' ? settled(one) : one))
  return withOperations({ ...config, collections }, pageTreeOperations)
}

const LIST = '/src/plugins/pageTree/components/PagesList/PagesList#PagesList'

const settled = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, components: { ...collection.admin?.components, views: { ...collection.admin?.components?.views, list: { Component: LIST } } } },
  hooks: {
    ...collection.hooks,
    afterChange: [...(collection.hooks?.afterChange ?? []), settleTree],
    beforeChange: [rememberLivePage, ...(collection.hooks?.beforeChange ?? [])],
  },
})
