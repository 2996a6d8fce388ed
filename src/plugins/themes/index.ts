import {
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type Config,
  definePlugin,
  type Field,
  type FieldHook,
} from 'payload'
import { nobody } from '@/access/atoms'
import { addFeature, mapCollections, personOf, withHooks, withListView, withViews } from '@/exports/server'
import { labelIn } from '@/collections/labels'
import { provideThemes } from '@/plugins/site/published'
import { connectionOf, deleteConnection, type StoredConnection } from './database/connections'
import { styleDemo } from './demo'
import { deleteVersionsOfTheme, preventTrashOfLiveTheme, preventDeletionOfLiveTheme } from './hooks/protectLiveTheme'
import { keepPackageManifest, assertKeyUnique } from './hooks/guardPackage'
import { collectThemeFiles } from './jobs/collectThemeFiles'
import { syncFollowed } from './jobs/syncFollowed'
import { filesToMove } from './lib/files/filesToMove'
import { isPreviewHost, servePreview, servePreviewApi } from './lib/preview/servePreview'
import { THEMES } from './lib/theme'
import { themeSource } from './lib/themeSource'
import { assertCurrentRenders } from './lib/versions/assertRenders'
import { messages } from './messages'
import { addTheme } from './operations/addTheme'
import { createNoCode } from './operations/createNoCode'
import { deleteTheme } from './operations/deleteTheme'
import { downloadTheme, sendPackage } from './operations/downloadTheme'
import { duplicateTheme } from './operations/duplicateTheme'
import { authGithub, disconnectGithub, githubCallback } from './operations/github/connect'
import { addFromRepository } from './operations/github/addFromRepository'
import { followRepository, readFollowed, unfollowRepository } from './operations/github/follow'
import { listRefs, listRepositories, readGithub } from './operations/github/repositories'
import { syncNow } from './operations/github/sync'
import { githubWebhook } from './operations/github/webhook'
import { listStudioPictures, readStudio, saveStudio } from './operations/studio'
import { updateThemeKey } from './operations/updateThemeKey'
import {
  checkTheme,
  checkThemeVersion,
  listThemeErrors,
  listThemeVersions,
  publishThemeVersion,
  restoreThemeVersion,
} from './operations/versions'
import { githubSettings } from './settings'
import { connections, deliveries, repositories } from './tables/repositories'
import { themeProblems } from './database/siteProblems'
import { errors, pointers, versions } from './tables/versions'

const STUDIO = '/src/plugins/themes/components/Studio/Studio#Studio'
const LIST = '/src/plugins/themes/components/Themes/ThemesList#ThemesList'

const githubOperations = [
  addFromRepository,
  authGithub,
  githubCallback,
  disconnectGithub,
  readGithub,
  listRepositories,
  listRefs,
  readFollowed,
  followRepository,
  unfollowRepository,
  syncNow,
  githubWebhook,
]

/**
 * Adds custom themes: uploaded packages, which are validated before anything is stored, their versions, no-code themes
 * and GitHub repositories. Without this plugin all sites use the built-in theme.
 */
export const themes = definePlugin({
  slug: 'themes',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'themes',
      activity: {
        'themes.created': { kind: 'settings', names: ['theme'], message: 'activityThemeCreated' },
        'themes.customised': { kind: 'settings', names: ['number', 'theme'], message: 'activityThemeCustomised' },
        'themes.downloaded': { kind: 'settings', names: ['number', 'theme'], message: 'activityThemeDownloaded' },
        'themes.duplicated': { kind: 'settings', names: ['copy', 'theme'], message: 'activityThemeDuplicated' },
        'themes.followed': { kind: 'settings', names: ['repository', 'theme'], message: 'activityThemeFollowed' },
        'themes.githubConnected': { kind: 'settings', names: ['username'], message: 'activityGithubConnected' },
        'themes.githubDisconnected': { kind: 'settings', names: ['username'], message: 'activityGithubDisconnected' },
        'themes.key': { kind: 'settings', names: ['theme'], message: 'activityThemeKey' },
        'themes.linkUsed': { kind: 'settings', names: ['number', 'theme'], message: 'activityThemeLinkUsed' },
        'themes.synced': { kind: 'settings', names: ['number', 'repository', 'theme'], message: 'activityThemeSynced' },
        'themes.unfollowed': { kind: 'settings', names: ['repository', 'theme'], message: 'activityThemeUnfollowed' },
        'themes.uploaded': { kind: 'settings', names: ['number', 'theme'], message: 'activityThemeUploaded' },
        'themes.versionPublished': {
          kind: 'settings',
          names: ['number', 'theme'],
          message: 'activityThemeVersionPublished',
        },
        'themes.versionRestored': {
          kind: 'settings',
          names: ['number', 'theme'],
          message: 'activityThemeVersionRestored',
        },
      },
      extend: withThemes,
      hosts: { isResponsible: isPreviewHost, isPreview: true, serveApi: servePreviewApi, servePage: servePreview },
      messages,
      operations: [
        addTheme,
        createNoCode,
        duplicateTheme,
        updateThemeKey,
        deleteTheme,
        downloadTheme,
        sendPackage,
        listThemeVersions,
        checkTheme,
        checkThemeVersion,
        publishThemeVersion,
        restoreThemeVersion,
        listThemeErrors,
        readStudio,
        saveStudio,
        listStudioPictures,
        ...githubOperations,
      ],
      programs: { demo: styleDemo },
      provider: { siteProblems: [themeProblems] },
      settings: githubSettings,
      storage: {
        files: filesToMove,
        tables: {
          github_connections: connections,
          github_deliveries: deliveries,
          theme_errors: errors,
          theme_pointers: pointers,
          theme_repositories: repositories,
          theme_versions: versions,
        },
      },
      worker: {
        jobs: { collectThemeFiles, syncTheme: syncFollowed },
        schedule: [{ cron: '47 * * * *', job: 'collectThemeFiles' }],
      },
    }),
})

function withThemes(config: Config): Config {
  provideThemes('themes', themeSource)
  const studio = { Component: STUDIO, exact: true, meta: { title: 'Studio' }, path: '/studio/edit' } as const
  return mapCollections(
    mapCollections(withViews(config, { studio }), THEMES, withThemeHooks),
    'users',
    withGithubAccount,
  )
}

function withThemeHooks(collection: CollectionConfig): CollectionConfig {
  const { hooks, ...added } = withHooks(withListView(collection, LIST), {
    afterDelete: [deleteVersionsOfTheme],
    beforeDelete: [preventDeletionOfLiveTheme],
  })
  return {
    ...added,
    custom: { ...collection.custom, beforeUse: [assertCurrentRenders] },
    hooks: {
      ...hooks,
      beforeChange: [keepPackageManifest, assertKeyUnique, preventTrashOfLiveTheme, ...(hooks?.beforeChange ?? [])],
    },
  }
}

/** Users read their GitHub account with themselves. Deleting a user deletes it. */
const withGithubAccount = (collection: CollectionConfig): CollectionConfig => ({
  ...withHooks(collection, { afterDelete: [deleteGithubConnection] }),
  fields: [...collection.fields, ...githubFields()],
})

const deleteGithubConnection: CollectionAfterDeleteHook = ({ id, req }) => deleteConnection(req, String(id))

/** A value of the connection that users read of themselves. Nobody else does, and lists leave it out. */
const ofOwnConnection = (
  name: string,
  type: 'json' | 'text',
  read: (connection: StoredConnection | null) => unknown,
): Field =>
  ({
    name,
    type,
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
    label: labelIn('themesGithub'),
    hooks: {
      afterRead: [
        (async ({ data, findMany, originalDoc, req }) => {
          const id: unknown = (originalDoc ?? data)?.id
          if (findMany || req.payloadAPI !== 'REST' || typeof id !== 'string') return undefined
          return (await personOf(req))?.id === id ? read(await connectionOf(req, id)) : undefined
        }) satisfies FieldHook,
      ],
    },
    virtual: true,
  }) as Field

/** The GitHub account of a user, and whether a token is stored; the token itself is never returned. */
const githubFields = (): Field[] => [
  ofOwnConnection('githubUsername', 'text', (connection) => connection?.username ?? null),
  ofOwnConnection('githubToken', 'json', (connection) => ({ set: connection !== null })),
]
