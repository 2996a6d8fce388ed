import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import type { PermissionKey } from '@/access/permissions'
import { callboardOf, registryOf } from '@/access/registryOf'
import type { Translator } from '@/i18n/createTranslator'
import type { MessageKey } from '@/i18n/en'

const SETTINGS: Record<PermissionKey, MessageKey> = {
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

const VERBS: Record<string, MessageKey> = {
  delete: 'permissionDelete',
  manage: 'permissionManage',
  publish: 'permissionPublish',
  view: 'permissionView',
}

/** Label of a permission in the UI language. @param plain label in the registry, used for plugins */
function permissionLabel(t: Translator, key: PermissionKey, plain: string): string {
  const messageKey = SETTINGS[key] ?? VERBS[key.split(':')[1] ?? '']
  return messageKey ? t(messageKey) : plain
}

/** A group of permissions with translated labels, as client components need it. */
export interface TranslatedGroup {
  name: string
  label: string
  permissions: TranslatedPermission[]
}

interface TranslatedPermission {
  key: PermissionKey
  label: string
  /** Permissions that it implies. */
  implies: PermissionKey[]
  /** The current user has it and can grant it. */
  isHeld: boolean
}

type PartialRequest = Pick<PayloadRequest, 'i18n' | 'payload'>

/** The groups of the role editor, in display order. @param held permissions of the current user */
export const permissionGroups = (
  req: PartialRequest,
  t: Translator,
  held: ReadonlySet<PermissionKey>,
): TranslatedGroup[] =>
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

/** Plural label of the content type that a group is named after; null for groups shared by several types. */
function nameOfType({ i18n, payload }: PartialRequest, name: string): string | null {
  const plural = callboardOf(payload).contentTypes.find(({ slug }) => slug === name)?.collection.labels?.plural
  return plural ? getTranslation(plural, i18n) : null
}
