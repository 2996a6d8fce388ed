import type { CollectionConfig, Plugin } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { withOperations } from '../../endpoints/withOperations'
import { hasPublicPage } from '../../lib/site/documentPath'
import { livePreviewAddress } from './lib/preview/previewAddress'
import { endPreview } from './operations/endPreview'
import { listPreviews } from './operations/listPreviews'
import { sharePreview } from './operations/sharePreview'

const SHARE = '/src/plugins/site/components/admin/SharePreview#SharePreview'

/** Screens that editors try a page on. */
const BREAKPOINTS = [
  { name: 'phone', height: 780, label: 'Phone', width: 375 },
  { name: 'tablet', height: 1024, label: 'Tablet', width: 768 },
  { name: 'desktop', height: 900, label: 'Desktop', width: 1280 },
]

/** A website for each tenant, its drafts beside the editor, and links that share one of them. */
export const site = (): Plugin => (config) => {
  const types = new Set(callboardOf({ config: config as never }).contentTypes.map(({ slug }) => slug).filter(hasPublicPage))
  const collections = config.collections?.map((one) => (types.has(one.slug) ? previewed(one) : one))
  return withOperations({ ...config, collections }, [sharePreview, listPreviews, endPreview])
}

function previewed(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const edit = admin?.components?.edit
  return {
    ...collection,
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), SHARE] } },
      livePreview: { breakpoints: BREAKPOINTS, url: livePreviewAddress as never },
    },
  }
}
