'use client'

import { useState } from 'react'
import type { ShownVisit } from '../../../../../endpoints/support/listVisits'
import { Button } from '../../../../ui/Button/Button'
import { Dialog } from '../../../../ui/Dialog/Dialog'
import { ListRow } from '../../../../ui/List/ListRow'
import { useMessages } from '../../../../ui/useMessages'
import styles from '../Users.module.css'
import { useChange } from '../useChange'
import { WithReason } from '../WithReason'

/** One visit. While it goes on it can be ended, and the owner can agree to changes. */
export function VisitRow({ isOwner, visit }: { isOwner: boolean; visit: ShownVisit }) {
  const t = useMessages()
  const { change, isBusy } = useChange()
  const [isAsking, setAsking] = useState(false)
  const { id, isAgreed, isAsking: wants, isOpen, name, reason, start, until } = visit
  const agree = async () => {
    await change({
      done: t('supportAgreedDone'),
      failed: t('supportFailed'),
      method: 'POST',
      path: `/support/visits/${id}/agree`,
    })
    setAsking(false)
  }
  const end = () =>
    change({ done: t('supportEnded'), failed: t('supportFailed'), method: 'POST', path: `/support/visits/${id}/end` })
  const whyNot = isOwner ? null : t('supportOwnerOnly')
  const state = isAgreed ? t('supportAgreedState') : wants ? t('supportAskingState') : t('supportReadsState')
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
              <WithReason reason={whyNot}>
                {(closed) => (
                  <Button
                    {...closed}
                    aria-label={t('supportAgreeOf', { name })}
                    disabled={isBusy}
                    onClick={() => isOwner && setAsking(true)}
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
              isOpen={isAsking}
              onClose={() => setAsking(false)}
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
