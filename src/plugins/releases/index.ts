import { definePlugin, type CollectionConfig, type Config } from 'payload'
import { addFeature, callboardOf, mapCollections, withViews } from '@/exports/server'
import { permissionKey } from '@/exports/shared'
import { publishKey } from '@/access/permissions'
import type { LoadPlanned } from '@/access/registryOf'
import { withComponents, withEditComponents } from '@/config/change'
import { withKey } from '@/lib/navigation/viewer'
import { Releases } from './collections/Releases'
import { publishReleases } from './jobs/publishReleases'
import { isReleaseHost, serveRelease, serveReleaseApi } from './lib/preview/serveRelease'
import { isReleasable } from './lib/permissions'
import { findOpenReleases } from './lib/releases'
import { messages } from './messages'
import { addToRelease, removeFromRelease } from './operations/changeDocuments'
import { changeRelease, createRelease, planRelease, removeRelease, unplanRelease } from './operations/changeRelease'
import { checkRelease, goLiveNow, takeReleaseBack } from './operations/goLive'
import { readReleaseDrafts } from './operations/readDrafts'
import { previewRelease } from './operations/previewRelease'
import { listReleases, readDocumentRelease, readRelease } from './operations/readReleases'
import { releaseDocuments } from './tables/releaseDocuments'

const COMPONENTS = '/src/plugins/releases/components'
const SCREEN = '/releases'

/** Groups of document changes that go live together, now or at a planned time, and can be taken back together. */
export const releases = definePlugin({
  slug: 'releases',
  plugin: ({ config }) => {
    const keys: string[] = []
    return addFeature(
      config,
      {
        name: 'releases',
        activity: {
          'releases.failed': { kind: 'content', names: ['title'], message: 'activityReleaseFailed' },
          'releases.live': { kind: 'content', names: ['changed', 'title'], message: 'activityReleaseLive' },
          'releases.made': { kind: 'content', names: ['title'], message: 'activityReleaseMade' },
          'releases.planned': { kind: 'content', names: ['title'], message: 'activityReleasePlanned' },
          'releases.removed': { kind: 'content', names: ['title'], message: 'activityReleaseRemoved' },
          'releases.takenBack': { kind: 'content', names: ['kept', 'title'], message: 'activityReleaseTakenBack' },
          'releases.unplanned': { kind: 'content', names: ['title'], message: 'activityReleaseUnplanned' },
        },
        extend: (config: Config): Config => withReleases(config, keys),
        // Uses preview host names, so it is consulted before the themes plugin, which takes all remaining preview hosts.
        hosts: { isResponsible: isReleaseHost, isPreview: true, serveApi: serveReleaseApi, servePage: serveRelease },
        messages,
        navigation: {
          screens: [
            {
              help: 'releases',
              icon: 'CalendarClock',
              kind: 'screen',
              label: 'releasesTitle',
              may: (viewer) => viewer.administers || viewer.isSuperAdmin || withKey(...keys)(viewer),
              section: 'website',
              target: SCREEN,
            },
          ],
        },
        planned: plannedInReleases,
        operations: [
          listReleases,
          createRelease,
          readRelease,
          readReleaseDrafts,
          changeRelease,
          removeRelease,
          planRelease,
          unplanRelease,
          addToRelease,
          removeFromRelease,
          checkRelease,
          previewRelease,
          goLiveNow,
          takeReleaseBack,
          readDocumentRelease,
        ],
        storage: { tables: { release_documents: releaseDocuments } },
        worker: { jobs: { publishReleases }, schedule: [{ cron: '* * * * *', job: 'publishReleases' }] },
      },
      [Releases],
    )
  },
})

/** @param keys receives the permission keys that grant access to the releases screen */
function withReleases(config: Config, keys: string[]): Config {
  const types = callboardOf({ config }).contentTypes.filter(isReleasable)
  keys.push(...new Set(types.flatMap(({ group }) => [permissionKey(group.name, 'manage'), publishKey(group)])))
  const slugs = new Set(types.map(({ slug }) => slug))
  const list = {
    Component: `${COMPONENTS}/ReleasesScreen#ReleasesScreen`,
    exact: true,
    meta: { title: 'Releases' },
    path: SCREEN,
  } as const
  const detail = {
    Component: `${COMPONENTS}/ReleaseScreen#ReleaseScreen`,
    exact: true,
    meta: { title: 'Release' },
    path: `${SCREEN}/:id`,
  } as const
  return mapCollections(withViews(config, { release: detail, releases: list }), slugs, withEntries)
}

/** Adds the "Add to release" entries to a document's menu and to the bulk actions of its list. */
const withEntries = (collection: CollectionConfig): CollectionConfig =>
  withEditComponents(
    withComponents(collection, {
      beforeListTable: [
        ...(collection.admin?.components?.beforeListTable ?? []),
        `${COMPONENTS}/SelectedEntry#SelectedEntry`,
      ],
    }),
    ({ editMenuItems = [] }) => ({ editMenuItems: [...editMenuItems, `${COMPONENTS}/AddEntry#AddEntry`] }),
  )

/** Returns the open releases that would change documents once they go live. */
const plannedInReleases: LoadPlanned = async (req, tenant, documents) => {
  const found = await findOpenReleases(req, tenant, documents)
  return found.map(({ collection, documentId, releaseId, title }) => ({
    collection,
    id: documentId,
    planId: releaseId,
    what: title,
  }))
}
