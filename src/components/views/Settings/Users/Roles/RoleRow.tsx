'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { ListRow } from '@/components/ui/List/ListRow'
import { useMessages } from '@/components/ui/useMessages'
import { ConfirmActionDialog } from '../ConfirmActionDialog'
import type { SiteRole } from '../data/loadRoles'
import styles from '../Users.module.css'
import { WithReason } from '../WithReason'
import { useRoleChange } from './useRoleChange'

interface Props {
  /** Total number of permissions. */
  all: number
  canDelete: boolean
  canManage: boolean
  onOpen: () => void
  role: SiteRole
}

/** One role: description, number of permissions, and who has it. */
export function RoleRow({ all, canDelete, canManage, onOpen, role }: Props) {
  const t = useMessages()
  const { isBusy, remove } = useRoleChange()
  const [isConfirming, setConfirming] = useState(false)
  const { description, id, invitations, members, organisations, permissions, title, toShape } = role
  const blockedReason = toShape
    ? t(`peopleHindrance_${toShape}`)
    : members + organisations > 0
      ? t('peopleRoleInUse')
      : null
  const isEditable = canManage && !toShape
  const facts = [
    t('peopleRolePermissionsCount', { all, on: permissions }),
    t('peopleRolePeople', { count: members }),
    organisations > 0 && t('peopleRoleOrganisations', { count: organisations }),
  ]
  return (
    <ListRow
      detail={
        <>
          {description && <bdi className={styles.line}>{description}</bdi>}
          <span className={styles.line}>{facts.filter(Boolean).join(' · ')}</span>
        </>
      }
      end={
        <div className={styles.end}>
          <Button aria-label={t(isEditable ? 'peopleRoleEditOf' : 'peopleRoleViewOf', { title })} onClick={onOpen}>
            {t(isEditable ? 'edit' : 'peopleRoleView')}
          </Button>
          {canDelete && (
            <WithReason reason={blockedReason}>
              {(closed) => (
                <Button
                  {...closed}
                  aria-label={t('peopleRoleDeleteOf', { title })}
                  disabled={isBusy}
                  variant="quiet"
                  onClick={() => !blockedReason && setConfirming(true)}
                >
                  {t('permissionDelete')}
                </Button>
              )}
            </WithReason>
          )}
          <ConfirmActionDialog
            isBusy={isBusy}
            isOpen={isConfirming}
            onClose={() => setConfirming(false)}
            onConfirm={() => void remove(id).then(() => setConfirming(false))}
            title={t('peopleRoleDeleteOf', { title })}
            verb={t('peopleRoleDelete')}
          >
            {[
              t('peopleRoleDeleteConfirm', { title }),
              invitations > 0 && t('peopleRoleDeleteInvitations', { count: invitations }),
            ]
              .filter(Boolean)
              .join(' ')}
          </ConfirmActionDialog>
        </div>
      }
      title={<bdi>{title}</bdi>}
      wraps
    />
  )
}
