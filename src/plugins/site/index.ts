import { definePlugin, type CollectionConfig, type Config } from 'payload'
import { addFeature, mapCollections, withHooks, withListView } from '@/exports/server'
import { contentSlugs, withEditComponents } from '@/config/change'
import { hasPublicPage } from '@/lib/site/addresses'
import { PreviewLinks } from './collections/PreviewLinks'
import { isSiteHost } from './lib/host/findSite'
import { deleteEndedLinks, deleteLinksOf } from './lib/preview/previewLinks'
import { livePreviewAddress } from './lib/preview/previews'
import { noticeResponse } from './lib/responses/notices'
import { serveSite } from './lib/serveSite'
import { serveSiteApi } from './lib/serveSiteApi'
import { messages } from './messages'
import { menuMessages } from './messages/menus'
import { addToMenu } from './operations/addToMenu'
import { endPreview, listPreviews, sharePreview } from './operations/previews'
import { startMenu } from './operations/startMenu'
import { siteSettings } from './settings'

const MENUS = '/src/plugins/site/components/menus/MenusList#MenusList'
const SHOW_PREVIEW = '/src/components/document/NewDocument/ShowPreview#ShowPreview'
const SHARE = '/src/plugins/site/components/admin/SharePreview#SharePreview'

/** Screen sizes offered by the live preview. */
const BREAKPOINTS = [
  { name: 'phone', height: 780, label: 'Phone', width: 375 },
  { name: 'tablet', height: 1024, label: 'Tablet', width: 768 },
  { name: 'desktop', height: 900, label: 'Desktop', width: 1280 },
]

/** Serves a website for each tenant, with live preview beside the editor and shareable links to drafts. */
export const site = definePlugin({
  slug: 'site',
  plugin: ({ config }) =>
    addFeature(
      config,
      {
        name: 'site',
        activity: {
          'preview.ended': { kind: 'content', message: 'activityPreviewEnded' },
          'preview.shared': { kind: 'content', message: 'activityPreviewShared' },
        },
        extend: (config) => withMenus(withPreviews(mapCollections(config, 'users', withLinkCleanup))),
        hosts: {
          isResponsible: isSiteHost,
          notFoundPage: (request) => noticeResponse('notFound', request),
          serveApi: serveSiteApi,
          servePage: serveSite,
        },
        messages: [messages, menuMessages],
        operations: [sharePreview, listPreviews, endPreview, startMenu, addToMenu],
        settings: siteSettings,
        worker: { jobs: { tidyPreviews: deleteEndedLinks }, schedule: [{ cron: '23 * * * *', job: 'tidyPreviews' }] },
      },
      [PreviewLinks],
    ),
})

const withLinkCleanup = (collection: CollectionConfig): CollectionConfig =>
  // Before, because links refer to their creator.
  withHooks(collection, { beforeDelete: [({ id, req }) => deleteLinksOf(req, String(id))] })

const withMenus = (config: Config): Config =>
  mapCollections(config, 'menus', (collection) => withListView(collection, MENUS))

const withPreviews = (config: Config): Config =>
  mapCollections(
    config,
    contentSlugs(config, ({ slug }) => hasPublicPage(slug)),
    withPreview,
  )

function withPreview(collection: CollectionConfig): CollectionConfig {
  const added = withEditComponents(collection, ({ beforeDocumentControls = [] }) => ({
    beforeDocumentControls: [...beforeDocumentControls, SHARE, SHOW_PREVIEW],
  }))
  return { ...added, admin: { ...added.admin, livePreview: { breakpoints: BREAKPOINTS, url: livePreviewAddress } } }
}
