'use client'

import { useState } from 'react'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { Button } from '../../../../ui/Button/Button'
import { ListRow } from '../../../../ui/List/ListRow'
import { Status } from '../../../../ui/Status/Status'
import { useMessages } from '../../../../ui/useMessages'
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

/** One organisation, and what can be decided about it. */
export function OrganisationRow({ now, onAccess, onRole, organisation, tenantId }: Props) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [isAsking, setAsking] = useState(false)
  const { hindrance, id, isActive, logo, name, role, status } = organisation
  const isWaiting = status === 'waiting'
  const why = hindrance && t(hindrance === 'decides' ? 'peopleDecides' : `peopleHindrance_${hindrance}`)
  const whyNotIn = why ?? (isActive ? null : t('peopleInactive'))

  async function end() {
    const words = isWaiting
      ? { done: t('peopleDeclined', { name }), failed: t('peopleDeclineFailed') }
      : { done: t('peopleRemoved'), failed: t('peopleRemoveCollaboratorFailed') }
    await change({
      ...words,
      body: { tenantId },
      method: 'POST',
      path: `/collaborators/${id}/${isWaiting ? 'decline' : 'remove-access'}`,
    })
    setAsking(false)
  }

  return (
    <ListRow
      detail={<OrganisationDetail now={now} onAccess={onAccess} organisation={organisation} />}
      end={
        <div className={styles.end}>
          {isWaiting ? <Status state="waiting" /> : <span className={`${styles.role} ${styles.wide}`}>{role}</span>}
          <WithReason reason={whyNotIn}>
            {(closed) => (
              <Button
                {...closed}
                aria-label={t(isWaiting ? 'peopleApproveOf' : 'peopleChangeRoleOf', { name })}
                disabled={isBusy}
                onClick={() => !whyNotIn && onRole()}
              >
                {t(isWaiting ? 'peopleApprove' : 'peopleChangeRole')}
              </Button>
            )}
          </WithReason>
          <WithReason reason={isWaiting ? null : why}>
            {(closed) => (
              <Button
                {...closed}
                aria-label={t(isWaiting ? 'peopleDeclineOf' : 'peopleRemoveCollaboratorOf', { name })}
                disabled={isBusy}
                variant="quiet"
                onClick={() => (isWaiting || !why) && setAsking(true)}
              >
                {t(isWaiting ? 'peopleDecline' : 'remove')}
              </Button>
            )}
          </WithReason>
          <ConfirmActionDialog
            isBusy={isBusy}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
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
