'use client'

import { toast, usePreferences } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button/Button'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import { useWords } from '../../../ui/useWords'
import styles from './Checklist.module.css'
import { StepList, type ShownStep } from './StepList'
import { AWAY_KEY } from './steps'

interface Props {
  isAway: boolean
  /** Of the site. */
  name: string
  steps: ShownStep[]
  tenantId: string
}

/** What a new site needs, which ticks itself. Put away, it leaves a button that brings it back. */
export function Checklist({ isAway, name, steps, tenantId }: Props) {
  const t = useWords()
  const { setPreference } = usePreferences()
  const [isShown, setShown] = useState(!isAway)
  const place = useRef<HTMLDivElement>(null)
  const hasTurned = useRef(false)
  const done = steps.filter(({ isDone }) => isDone).length
  useEffect(() => {
    // The button that was pressed is gone; the one that takes its place has the focus.
    if (hasTurned.current) place.current?.querySelector('button')?.focus()
  }, [isShown])
  const turn = (show: boolean) => {
    hasTurned.current = true
    setShown(show)
    setPreference(AWAY_KEY, { [tenantId]: !show }, true).catch(() => void toast.error(t('checklistPutAwayFailed')))
  }
  return (
    <div className={isShown ? styles.steps : styles.away} ref={place}>
      {isShown ? (
        <SettingsCard
          action={
            <Button look="quiet" onClick={() => turn(false)}>
              {t('checklistPutAway')}
            </Button>
          }
          help={
            done === steps.length
              ? t('checklistAllDone')
              : `${t('checklistDone', { done, total: steps.length })}. ${t('checklistHelp')}`
          }
          isFlush
          title={t('checklistTitle')}
        >
          <StepList name={name} steps={steps} />
        </SettingsCard>
      ) : (
        <Button icon="ListChecks" look="quiet" onClick={() => turn(true)}>
          {t('checklistShow')}
        </Button>
      )}
    </div>
  )
}
