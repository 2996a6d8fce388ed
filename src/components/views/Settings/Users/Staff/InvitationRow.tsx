'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Button } from '@/components/ui/Button/Button'
import { ListRow } from '@/components/ui/List/ListRow'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import { ConfirmActionDialog } from '../ConfirmActionDialog'
import type { SiteInvitation } from '../data/loadInvitations'
import { useChange } from '../useChange'
import styles from '../Users.module.css'
import { WithReason } from '../WithReason'

interface Props {
  invitation: SiteInvitation
  /** No seat is left for reopening a cancelled invitation. */
  isFull: boolean
  now: string
}

/** An invitation that has not been accepted. */
export function InvitationRow({
  invitation: { email, expiresAt, refusal, id, inviter, name, role, status },
  isFull,
  now,
}: Props) {
  const t = useMessages()
  const { i18n } = useTranslation()
  const { change, isBusy } = useChange()
  const [isConfirming, setConfirming] = useState(false)
  const isOpen = status !== 'cancelled'
  const moment = relativeTime(new Date(expiresAt), new Date(now), i18n.language)
  const blockedReason = refusal && t(`peopleHindrance_${refusal}`)

  const resend = () =>
    change({
      done: t('peopleResent'),
      failed: t('peopleResendFailed'),
      method: 'POST',
      path: `/invite-tokens/${id}/resend`,
    })

  async function cancel() {
    await change({
      body: { status: 'cancelled' },
      done: t('peopleCancelled'),
      failed: t('peopleCancelInvitationFailed'),
      method: 'PATCH',
      path: `/invite-tokens/${id}`,
    })
    setConfirming(false)
  }

  const resendBlockedReason = blockedReason ?? (isFull ? t('peopleLimitReached') : null)
  return (
    <ListRow
      detail={
        <>
          {name && (
            <>
              <bdi>{email}</bdi>
              {' · '}
            </>
          )}
          {role && (
            <>
              <bdi>{role}</bdi>
              {' · '}
            </>
          )}
          {inviter && t('peopleInvitedBy', { name: inviter })}
          {isOpen && (
            <>
              {inviter && ' · '}
              <time dateTime={expiresAt} title={exactTime(new Date(expiresAt), i18n.language)}>
                {t(status === 'pending' ? 'peopleInviteEnds' : 'peopleInviteEnded', { moment })}
              </time>
            </>
          )}
        </>
      }
      end={
        <div className={styles.end}>
          <Status state={status === 'pending' ? 'pending' : status === 'expired' ? 'expired' : 'cancelled'} />
          {isOpen && role && (
            <WithReason reason={resendBlockedReason}>
              {(closed) => (
                <Button
                  {...closed}
                  aria-label={t('peopleResendOf', { email })}
                  disabled={isBusy}
                  onClick={() => !resendBlockedReason && void resend()}
                >
                  {t('peopleResend')}
                </Button>
              )}
            </WithReason>
          )}
          {isOpen && (
            <WithReason reason={blockedReason}>
              {(closed) => (
                <Button
                  {...closed}
                  aria-label={t('peopleCancelInvitationOf', { email })}
                  disabled={isBusy}
                  variant="quiet"
                  onClick={() => !blockedReason && setConfirming(true)}
                >
                  {t('cancel')}
                </Button>
              )}
            </WithReason>
          )}
          <ConfirmActionDialog
            cancelLabel={t('close')}
            isBusy={isBusy}
            isOpen={isConfirming}
            onClose={() => setConfirming(false)}
            onConfirm={() => void cancel()}
            title={t('peopleCancelInvitation')}
            verb={t('peopleCancelInvitation')}
          >
            {t('peopleCancelInvitationConfirm', { email })}
          </ConfirmActionDialog>
        </div>
      }
      start={<Avatar name={name || email} />}
      title={<bdi>{name || email}</bdi>}
      wraps
    />
  )
}
