import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import type { PermissionKey } from '../../../../../access/permissions'
import { callboardOf, registryOf } from '../../../../../access/registryOf'
import type { Translator } from '../../../../../i18n/say'
import type { WordKey } from '@/i18n/en'

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
function permissionLabel(t: Translator, key: PermissionKey, plain: string): string {
  const word = SETTINGS[key] ?? VERBS[key.split(':')[1] ?? '']
  return word ? t(word) : plain
}

/** All that can be granted, in words, as the browser needs it. */
export interface GroupInWords {
  name: string
  label: string
  permissions: PermissionInWords[]
}

interface PermissionInWords {
  key: PermissionKey
  label: string
  /** Keys that come with it. */
  implies: PermissionKey[]
  /** The viewer has it, and may give it. */
  isHeld: boolean
}

type Asking = Pick<PayloadRequest, 'i18n' | 'payload'>

/** The groups of the role editor, in its order. @param held what the viewer holds */
export const permissionGroups = (req: Asking, t: Translator, held: ReadonlySet<PermissionKey>): GroupInWords[] =>
  registryOf(req.payload).groups.map(({ name, label, permissions }) => ({
    name,
    label: name === 'settings' ? t('settings') : (nameOfType(req, name) ?? label),
    permissions: permissions.map(({ key, implies, label: plain }) => ({
      key,
      implies,
      isHeld: held.has(key),
      label: permissionLabel(t, key, plain),
    })),
  }))

/** The plural of the content type that gives a group its name; null for one that several share under another. */
function nameOfType({ i18n, payload }: Asking, name: string): string | null {
  const plural = callboardOf(payload).contentTypes.find(({ slug }) => slug === name)?.collection.labels?.plural
  return plural ? getTranslation(plural, i18n) : null
}
