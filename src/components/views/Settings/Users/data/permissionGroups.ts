import type { BasePayload } from 'payload'
import type { PermissionKey } from '../../../../../access/permissions'
import { registryOf } from '../../../../../access/registryOf'
import type { Translator } from '../../../../../i18n/say'
import { permissionLabel } from './permissionLabel'

/** All that can be granted, in words, as the browser needs it. */
export interface GroupInWords {
  name: string
  label: string
  permissions: PermissionInWords[]
}

export interface PermissionInWords {
  key: PermissionKey
  label: string
  /** Keys that come with it. */
  implies: PermissionKey[]
  /** The viewer has it, and may give it. */
  isHeld: boolean
}

/** The groups of the role editor, in its order. @param held what the viewer holds */
export const permissionGroups = (payload: BasePayload, t: Translator, held: ReadonlySet<PermissionKey>): GroupInWords[] =>
  registryOf(payload).groups.map(({ name, label, permissions }) => ({
    name,
    label: name === 'settings' ? t('settings') : label,
    permissions: permissions.map(({ key, implies, label: plain }) => ({ key, implies, isHeld: held.has(key), label: permissionLabel(t, key, plain) })),
  }))
