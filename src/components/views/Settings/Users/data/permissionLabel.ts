import type { PermissionKey } from '../../../../../access/permissions'
import type { WordKey } from '../../../../../i18n/en'
import type { Translator } from '../../../../../i18n/say'

const SETTINGS: Record<PermissionKey, WordKey> = {
  'apps:admin': 'permissionAppsAdmin',
  'custom-attributes:admin': 'permissionCustomAttributes',
  'roles:delete': 'permissionRolesDelete',
  'roles:manage': 'permissionRolesManage',
  'roles:view': 'permissionRolesView',
  'settings:apps': 'permissionSettingsApps',
  'settings:domains': 'permissionSettingsDomains',
  'settings:languages': 'permissionSettingsLanguages',
  'settings:themes': 'permissionSettingsThemes',
  'users:admin': 'permissionUsersAdmin',
}

const VERBS: Record<string, WordKey> = {
  delete: 'permissionDelete',
  manage: 'permissionManage',
  publish: 'permissionPublish',
  view: 'permissionView',
}

/** A permission in the reader's language. @param plain what the registry calls it, for those of a plugin */
export function permissionLabel(t: Translator, key: PermissionKey, plain: string): string {
  const word = SETTINGS[key] ?? VERBS[key.split(':')[1] ?? '']
  return word ? t(word) : plain
}
