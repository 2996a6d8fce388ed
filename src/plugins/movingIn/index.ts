import { definePlugin, type Config } from 'payload'
import { addFeature, callboardOf, withViews } from '@/exports/server'
import { permissionKey } from '@/exports/shared'
import { bringOldWebsite, readOldWebsite, takeBackOldWebsite, tidyOldWebsites } from './jobs/jobs'
import { SCREEN } from './lib/limits'
import { COLLECTIONS } from './lib/states'
import { messages } from './messages'
import { bringOldWebsite as bring, retryOldWebsite, takeOldWebsiteBack } from './operations/bringExport'
import { readOldWebsiteState } from './operations/readExport'
import { redirectOldAddresses, undoOldAddressRedirects } from './operations/redirectAddresses'
import { beginOldWebsite, readSentOldWebsite, sendOldWebsitePart } from './operations/sendExport'
import { movingInSettings } from './settings'
import { oldWebsiteItems, oldWebsiteParts, oldWebsites } from './tables/oldWebsites'

/**
 * Moving in: brings an old website from its WordPress export, with pages, stories, pictures, menus and events, as
 * drafts that can be taken back.
 */
export const movingIn = definePlugin({
  slug: 'movingIn',
  plugin: ({ config }) => {
    const keys: string[] = []
    return addFeature(config, {
      name: 'movingIn',
      activity: {
        'movingIn.begun': { kind: 'content', names: ['title'], message: 'activityMovingInBegun' },
        'movingIn.done': { kind: 'content', names: ['count', 'title'], message: 'activityMovingInDone' },
        'movingIn.takenBack': { kind: 'content', names: ['count', 'title'], message: 'activityMovingInTakenBack' },
      },
      extend: (complete) => withScreen(complete, keys),
      messages,
      navigation: {
        screens: [
          {
            icon: 'FolderInput',
            kind: 'screen',
            help: 'moving-in',
            label: 'movingInTitle',
            may: ({ administers, holds, isSuperAdmin }) =>
              administers || isSuperAdmin || keys.every((key) => holds(key)),
            section: 'website',
            target: SCREEN,
          },
        ],
      },
      operations: [
        beginOldWebsite,
        sendOldWebsitePart,
        readSentOldWebsite,
        readOldWebsiteState,
        bring,
        retryOldWebsite,
        redirectOldAddresses,
        undoOldAddressRedirects,
        takeOldWebsiteBack,
      ],
      programs: { importers: { wordpress: async () => (await import('./importer')).importer } },
      settings: movingInSettings,
      storage: {
        tables: {
          old_website_items: oldWebsiteItems,
          old_website_parts: oldWebsiteParts,
          old_websites: oldWebsites,
        },
      },
      worker: {
        jobs: { bringOldWebsite, readOldWebsite, takeBackOldWebsite, tidyOldWebsites },
        schedule: [{ cron: '41 3 * * *', job: 'tidyOldWebsites' }],
      },
    })
  },
})

/** @param keys receives the permission keys that it takes to move in */
function withScreen(config: Config, keys: string[]): Config {
  const slugs = new Set(Object.values(COLLECTIONS))
  for (const { group, slug } of callboardOf({ config }).contentTypes)
    if (slugs.has(slug)) keys.push(permissionKey(group.name, 'manage'))
  return withViews(config, {
    movingIn: {
      Component: '/src/plugins/movingIn/components/MovingInScreen#MovingInScreen',
      exact: true,
      meta: { title: 'Old website' },
      path: SCREEN,
    },
  })
}
