'use client'

import { useState } from 'react'
import type { ShownVisit } from '@/endpoints/support/listVisits'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { ListRow } from '@/components/ui/List/ListRow'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Users.module.css'
import { useChange } from '../useChange'
import { WithReason } from '../WithReason'

/** One visit. An open visit can be ended, and the owner can allow changes. */
export function VisitRow({ isOwner, visit }: { isOwner: boolean; visit: ShownVisit }) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [isConfirming, setConfirming] = useState(false)
  const { id, isAgreed, isAsking: isRequestingChanges, isOpen, name, reason, start, until } = visit
  const agree = async () => {
    await change({
      done: t('supportAgreedDone'),
      failed: t('supportFailed'),
      method: 'POST',
      path: `/support/visits/${id}/agree`,
    })
    setConfirming(false)
  }
  const end = () =>
    change({ done: t('supportEnded'), failed: t('supportFailed'), method: 'POST', path: `/support/visits/${id}/end` })
  const disabledReason = isOwner ? null : t('supportOwnerOnly')
  const state = isAgreed
    ? t('supportAgreedState')
    : isRequestingChanges
      ? t('supportAskingState')
      : t('supportReadsState')
  return (
    <ListRow
      detail={
        <>
          <bdi className={styles.line}>{reason}</bdi>
          <span className={styles.line}>{t('supportUntil', { start, until })}</span>
        </>
      }
      end={
        isOpen && (
          <div className={styles.end}>
            <span className={styles.role}>{state}</span>
            {!isAgreed && (
              <WithReason reason={disabledReason}>
                {(closed) => (
                  <Button
                    {...closed}
                    aria-label={t('supportAgreeOf', { name })}
                    disabled={isBusy}
                    onClick={() => isOwner && setConfirming(true)}
                  >
                    {t('supportAgree')}
                  </Button>
                )}
              </WithReason>
            )}
            <Button
              aria-label={t('supportEndOf', { name })}
              disabled={isBusy}
              variant="quiet"
              onClick={() => void end()}
            >
              {t('supportEnd')}
            </Button>
            <Dialog
              action={
                <Button disabled={isBusy} variant="primary" onClick={() => void agree()}>
                  {t('supportAgree')}
                </Button>
              }
              description={t('supportAgreeQuestion', { name })}
              isOpen={isConfirming}
              onClose={() => setConfirming(false)}
              title={t('supportAgreeOf', { name })}
            />
          </div>
        )
      }
      title={<bdi>{name}</bdi>}
      wraps
    />
  )
}
