'use client'

import { toast, usePreferences } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button/Button'
import { SettingsCard } from '../../../ui/SettingsCard/SettingsCard'
import { useWords } from '../../../ui/useWords'
import styles from './Checklist.module.css'
import { AWAY_KEY, type Step, type StepName } from './steps'
import { Icon } from '@/components/ui/Icon/Icon'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'

interface ShownStep extends Pick<Step, 'isDone' | 'name'> {
  href: string
}

const ICONS: Record<StepName, string> = {
  address: 'MapPin',
  colleague: 'UserPlus',
  domain: 'Globe',
  event: 'CalendarDays',
  home: 'House',
  logo: 'Image',
  name: 'Type',
}

/** The steps; each leads to where it is done. */
function StepList({ name: site, steps }: { name: string; steps: ShownStep[] }) {
  const t = useWords()
  return (
    <List>
      {steps.map(({ href, isDone, name }) => (
        <ListRow
          detail={t(`checklistHelp_${name}`, { name: site })}
          end={
            <span className={isDone ? styles.done : styles.open}>
              {t(isDone ? 'checklistStepDone' : 'checklistStepOpen')}
            </span>
          }
          href={href}
          key={name}
          start={
            <Icon
              className={isDone ? styles.done : styles.icon}
              name={isDone ? 'CircleCheck' : ICONS[name]}
              size={20}
            />
          }
          title={t(`checklistStep_${name}`)}
        />
      ))}
    </List>
  )
}

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
