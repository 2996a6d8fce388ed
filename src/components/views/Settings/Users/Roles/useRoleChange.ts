'use client'

import { useMessages } from '@/components/ui/useMessages'
import type { ActionResult } from '@/endpoints/actions'
import { useChange } from '../useChange'

/** Editable fields of a role. */
interface RoleFields {
  title: string
  description: string
  permissions: Record<string, true>
}

/** A role as loaded by the drawer. */
export interface ReadRole extends RoleFields {
  /** When it was last changed; undefined for a new role. */
  updatedAt?: string
}

interface RoleActions {
  isBusy: boolean
  create: (fields: RoleFields, tenantId: string) => Promise<ActionResult<{ doc: { id: string } }>>
  update: (id: string, fields: ReadRole) => Promise<ActionResult<{ doc: { id: string } }>>
  remove: (id: string) => Promise<ActionResult<unknown>>
}

/** Creates, updates and deletes roles. */
export function useRoleChange(): RoleActions {
  const t = useMessages()
  const { change, isBusy } = useChange()
  return {
    create: (fields, tenantId) =>
      change({
        body: { ...fields, tenantId },
        done: t('peopleRoleCreated'),
        failed: t('peopleRoleCreateFailed'),
        method: 'POST',
        path: '/user-roles',
        prefersErrors: true,
      }),
    isBusy,
    remove: (id) =>
      change({
        done: t('peopleRoleDeleted'),
        failed: t('peopleRoleDeleteFailed'),
        method: 'DELETE',
        path: `/user-roles/${id}`,
      }),
    update: (id, fields) =>
      change({
        body: fields,
        done: t('peopleRoleUpdated'),
        failed: t('peopleRoleUpdateFailed'),
        method: 'PATCH',
        path: `/user-roles/${id}`,
        prefersErrors: true,
      }),
  }
}
