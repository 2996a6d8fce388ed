'use client'

import { Button, useMessages } from '@/exports/client'
import styles from './Proposal.module.css'
import type { UndoResult } from './useProposals'

interface Props {
  hasApplied: boolean
  isBusy: boolean
  onApplyAll: () => void
  onUndo: () => void
  undone: UndoResult | null
  waiting: number
}

/** Applies all waiting proposals, undoes all applied ones, and lists what could not be undone. */
export function ProposalBar({ hasApplied, isBusy, onApplyAll, onUndo, undone, waiting }: Props) {
  const t = useMessages()
  return (
    <div className={styles.bar}>
      {waiting > 1 && (
        <>
          <span>{t('chatWaiting', { count: waiting })}</span>
          <Button disabled={isBusy} onClick={onApplyAll}>
            {t('chatApplyAll')}
          </Button>
        </>
      )}
      {hasApplied && (
        <Button disabled={isBusy} icon="Undo2" variant="quiet" onClick={onUndo} title={t('chatUndoHelp')}>
          {t('chatUndo')}
        </Button>
      )}
      <div className={styles.undone} role="status">
        {undone && t('chatUndoneCount', { count: undone.count })}
        {undone && undone.refused.length > 0 && (
          <>
            <p>{t('chatUndoRefused')}</p>
            <ul>
              {undone.refused.map(({ id, reason, title }) => (
                <li key={id}>
                  <strong>{title || t('untitled')}</strong> {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
