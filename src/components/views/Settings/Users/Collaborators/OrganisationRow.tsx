'use client'

import { useState } from 'react'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button } from '@/components/ui/Button/Button'
import { ListRow } from '@/components/ui/List/ListRow'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import { ConfirmActionDialog } from '../ConfirmActionDialog'
import type { SiteOrganisation } from '../data/organisation'
import { useChange } from '../useChange'
import { WithReason } from '../WithReason'
import styles from '../Users.module.css'
import { OrganisationDetail } from './OrganisationDetail'

interface Props {
  now: string
  onAccess: (person: { id: string; name: string; email: string }) => void
  onRole: () => void
  organisation: SiteOrganisation
  tenantId: string
}

/** One organisation with its actions. */
export function OrganisationRow({ now, onAccess, onRole, organisation, tenantId }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [isConfirming, setConfirming] = useState(false)
  const { refusal, id, isActive, logo, name, role, status } = organisation
  const isWaiting = status === 'waiting'
  const blockedReason = refusal && t(refusal === 'decides' ? 'peopleDecides' : `peopleHindrance_${refusal}`)
  const approvalBlockedReason = blockedReason ?? (isActive ? null : t('peopleInactive'))

  async function end() {
    const messages = isWaiting
      ? { done: t('peopleDeclined', { name }), failed: t('peopleDeclineFailed') }
      : { done: t('peopleRemoved'), failed: t('peopleRemoveCollaboratorFailed') }
    await change({
      ...messages,
      body: { tenantId },
      method: 'POST',
      path: `/collaborators/${id}/${isWaiting ? 'decline' : 'remove-access'}`,
    })
    setConfirming(false)
  }

  return (
    <ListRow
      detail={<OrganisationDetail now={now} onAccess={onAccess} organisation={organisation} />}
      end={
        <div className={styles.end}>
          {isWaiting ? <Status state="waiting" /> : <span className={`${styles.role} ${styles.wide}`}>{role}</span>}
          <WithReason reason={approvalBlockedReason}>
            {(closed) => (
              <Button
                {...closed}
                aria-label={t(isWaiting ? 'peopleApproveOf' : 'peopleChangeRoleOf', { name })}
                disabled={isBusy}
                onClick={() => !approvalBlockedReason && onRole()}
              >
                {t(isWaiting ? 'peopleApprove' : 'peopleChangeRole')}
              </Button>
            )}
          </WithReason>
          <WithReason reason={isWaiting ? null : blockedReason}>
            {(closed) => (
              <Button
                {...closed}
                aria-label={t(isWaiting ? 'peopleDeclineOf' : 'peopleRemoveCollaboratorOf', { name })}
                disabled={isBusy}
                variant="quiet"
                onClick={() => (isWaiting || !blockedReason) && setConfirming(true)}
              >
                {t(isWaiting ? 'peopleDecline' : 'remove')}
              </Button>
            )}
          </WithReason>
          <ConfirmActionDialog
            isBusy={isBusy}
            isOpen={isConfirming}
            onClose={() => setConfirming(false)}
            onConfirm={() => void end()}
            title={t(isWaiting ? 'peopleDeclineOf' : 'peopleRemoveCollaboratorOf', { name })}
            verb={t(isWaiting ? 'peopleDecline' : 'remove')}
          >
            {isWaiting ? t('peopleDeclineConfirm') : t('peopleRemoveCollaboratorConfirm', { name })}
          </ConfirmActionDialog>
        </div>
      }
      start={<Avatar name={name} src={logo} />}
      title={<bdi>{name}</bdi>}
      wraps
    />
  )
}
