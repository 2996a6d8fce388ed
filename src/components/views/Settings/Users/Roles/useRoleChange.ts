'use client'

import { useWords } from '../../../../ui/useWords'
import type { ActionResult } from '../../../../../endpoints/toAction'
import { useChange } from '../useChange'

/** What a role is made of. */
interface RoleFields {
  title: string
  description: string
  permissions: Record<string, true>
}

/** A role as the drawer has read it. */
export interface ReadRole extends RoleFields {
  /** When it was last changed; absent for a new one. */
  updatedAt?: string
}

interface Result {
  isBusy: boolean
  create: (fields: RoleFields, tenantId: string) => Promise<ActionResult<{ doc: { id: string } }>>
  update: (id: string, fields: ReadRole) => Promise<ActionResult<{ doc: { id: string } }>>
  remove: (id: string) => Promise<ActionResult<unknown>>
}

/** The ways in which roles change. */
export function useRoleChange(): Result {
  const t = useWords()
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
