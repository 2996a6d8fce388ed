import type { CollectionConfig, Config } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { definePlugin, type CallboardPlugin } from '../../config/definePlugin'
import { hasPublicPage } from '../../lib/site/documentPath'
import { tidyPreviews } from './jobs/tidyPreviews'
import { isSiteHost } from './lib/host/isSiteHost'
import { livePreviewAddress } from './lib/preview/previewAddress'
import { noticeAnswer } from './lib/answers/notices'
import { serveSite } from './lib/serveSite'
import { serveSiteApi } from './lib/serveSiteApi'
import { messages } from './messages'
import { endPreview } from './operations/endPreview'
import { listPreviews } from './operations/listPreviews'
import { sharePreview } from './operations/sharePreview'
import { siteSettings } from './settings'
import { previewLinks } from './tables/previewLinks'

const SHARE = '/src/plugins/site/components/admin/SharePreview#SharePreview'

/** Screens that editors try a page on. */
const BREAKPOINTS = [
  { name: 'phone', height: 780, label: 'Phone', width: 375 },
  { name: 'tablet', height: 1024, label: 'Tablet', width: 768 },
  { name: 'desktop', height: 900, label: 'Desktop', width: 1280 },
]

/** A website for each tenant, its drafts beside the editor, and links that share one of them. */
export const site = (): CallboardPlugin =>
  definePlugin({
    name: 'site',
    activity: {
      'preview.ended': { kind: 'content', word: 'activityPreviewEnded' },
      'preview.shared': { kind: 'content', word: 'activityPreviewShared' },
    },
    extend: withPreviews,
    hosts: { isResponsible: isSiteHost, notFoundPage: (request) => noticeAnswer('notFound', request), serveApi: serveSiteApi, servePage: serveSite },
    jobs: { tidyPreviews },
    messages,
    operations: [sharePreview, listPreviews, endPreview],
    schedule: [{ cron: '23 * * * *', job: 'tidyPreviews' }],
    settings: siteSettings,
    tables: { preview_links: previewLinks },
  })

function withPreviews(config: Config): Config {
  const types = new Set(callboardOf({ config }).contentTypes.map(({ slug }) => slug).filter(hasPublicPage))
  return { ...config, collections: config.collections?.map((one) => (types.has(one.slug) ? previewed(one) : one)) }
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
