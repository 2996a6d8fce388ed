'use client'

import { useEffect, useRef } from 'react'
import { Button } from '../Button/Button'
import { useMessages } from '../useMessages'
import { LeaveWarning } from './LeaveWarning'
import styles from './SaveBar.module.css'

interface Props {
  /** The values differ from what is stored. */
  isChanged: boolean
  isSaving?: boolean
  onDiscard: () => void
  onSave: () => void
}

/** The bar at the foot of a settings page. Save is enabled once something has changed; Ctrl/⌘ S saves too. */
export function SaveBar({ isChanged, isSaving = false, onDiscard, onSave }: Props) {
  const t = useMessages()
  const canSave = isChanged && !isSaving
  useSaveKey(canSave, onSave)
  return (
    <div className={styles.bar} role="group">
      <span aria-live="polite" className={styles.state}>
        {isSaving ? t('saving') : isChanged ? t('unsaved') : ''}
      </span>
      {isChanged && (
        <Button disabled={isSaving} onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button disabled={!canSave} variant="primary" onClick={onSave}>
        {t('save')}
      </Button>
      <LeaveWarning isChanged={isChanged} />
    </div>
  )
}

function useSaveKey(canSave: boolean, onSave: () => void): void {
  const latest = useRef({ canSave, onSave })
  useEffect(() => {
    latest.current = { canSave, onSave }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      if (latest.current.canSave) latest.current.onSave()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
