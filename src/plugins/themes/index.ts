import type { CollectionConfig, Config } from 'payload'
import { definePlugin, type CallboardPlugin } from '../../config/definePlugin'
import { provideThemes } from '../site/published'
import { styleDemo } from './demo'
import { dropVersions, keepCurrent, keepCurrentFromDeletion } from './hooks/guardCurrent'
import { followPackage, guardKey } from './hooks/guardPackage'
import { collectThemeFiles } from './jobs/collectThemeFiles'
import { THEMES } from './lib/theme'
import { themeSource } from './lib/themeSource'
import { messages } from './messages'
import { addTheme } from './operations/addTheme'
import { createNoCode } from './operations/createNoCode'
import { deleteTheme } from './operations/deleteTheme'
import { downloadTheme, sendPackage } from './operations/downloadTheme'
import { duplicateTheme } from './operations/duplicateTheme'
import { updateThemeKey } from './operations/updateThemeKey'
import { checkThemeVersion, listThemeErrors, listThemeVersions, publishThemeVersion, restoreThemeVersion } from './operations/versions'
import { errors, pointers, versions } from './tables/versions'

/** Packages of themes, checked before a byte of them counts; their versions, and the way back to each. Without it sites wear the built-in theme. */
export const themes = (): CallboardPlugin =>
  definePlugin({
    name: 'themes',
    activity: {
      'themes.created': { kind: 'settings', names: ['theme'], word: 'activityThemeCreated' },
      'themes.downloaded': { kind: 'settings', names: ['number', 'theme'], word: 'activityThemeDownloaded' },
      'themes.duplicated': { kind: 'settings', names: ['copy', 'theme'], word: 'activityThemeDuplicated' },
      'themes.key': { kind: 'settings', names: ['theme'], word: 'activityThemeKey' },
      'themes.linkUsed': { kind: 'settings', names: ['number', 'theme'], word: 'activityThemeLinkUsed' },
      'themes.uploaded': { kind: 'settings', names: ['number', 'theme'], word: 'activityThemeUploaded' },
      'themes.versionPublished': { kind: 'settings', names: ['number', 'theme'], word: 'activityThemeVersionPublished' },
      'themes.versionRestored': { kind: 'settings', names: ['number', 'theme'], word: 'activityThemeVersionRestored' },
    },
    demo: styleDemo,
    extend: withVersions,
    jobs: { collectThemeFiles },
    messages,
    operations: [addTheme, createNoCode, duplicateTheme, updateThemeKey, deleteTheme, downloadTheme, sendPackage, listThemeVersions, checkThemeVersion, publishThemeVersion, restoreThemeVersion, listThemeErrors],
    schedule: [{ cron: '47 * * * *', job: 'collectThemeFiles' }],
    tables: { theme_errors: errors, theme_pointers: pointers, theme_versions: versions },
  })

function withVersions(config: Config): Config {
  provideThemes('themes', themeSource)
  return { ...config, collections: config.collections?.map((one) => (one.slug === THEMES ? versioned(one) : one)) }
}

const versioned = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterDelete: [...(collection.hooks?.afterDelete ?? []), dropVersions],
    beforeChange: [followPackage, guardKey, keepCurrent, ...(collection.hooks?.beforeChange ?? [])],
    beforeDelete: [...(collection.hooks?.beforeDelete ?? []), keepCurrentFromDeletion],
  },
})
