'use client'

import { Link, toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '@/components/calls/useCall'
import { Button } from '@/components/ui/Button/Button'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Checklist.module.css'
import { AWAY_KEY, type Step, type StepName } from './steps'
import { Icon } from '@/components/ui/Icon/Icon'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'

interface ShownStep extends Pick<Step, 'isDone' | 'name'> {
  href: string
}

/** Longer lists fold to a line when one step is left. */
const FOLD_FROM = 3

const ICONS: Record<StepName, string> = {
  address: 'MapPin',
  colleague: 'UserPlus',
  domain: 'Globe',
  event: 'CalendarDays',
  home: 'House',
  logo: 'Image',
  look: 'Palette',
  name: 'Type',
}

/** The steps, each with a link to where it is done. */
function StepList({ name: site, steps }: { name: string; steps: ShownStep[] }) {
  const t = useMessages()
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

/** One line while at most one step is left. */
function FoldedSteps({ onUnfold, steps }: { onUnfold: () => void; steps: ShownStep[] }) {
  const t = useMessages()
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section aria-label={t('checklistTitle')} className={styles.folded}>
      <Icon className={styles.icon} name="ListChecks" />
      <p>
        {t('checklistTitle')}: {t('checklistDone', { done, total: steps.length })}.{' '}
        {next && <Link href={next.href}>{t(`checklistStep_${next.name}`)}</Link>}
      </p>
      <Button aria-expanded={false} onClick={onUnfold} variant="quiet">
        {t('checklistUnfold')}
      </Button>
    </section>
  )
}

interface Props {
  isAway: boolean
  /** Name of the site. */
  name: string
  steps: ShownStep[]
  tenantId: string
}

/** Steps for setting up a new site, ticked automatically. Once dismissed, a button brings them back. */
export function Checklist({ isAway, name, steps, tenantId }: Props) {
  const t = useMessages()
  const call = useCall()
  const [isShown, setShown] = useState(!isAway)
  const container = useRef<HTMLDivElement>(null)
  const wasToggled = useRef(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const doneCount = steps.filter(({ isDone }) => isDone).length
  useEffect(() => {
    // The pressed button has been replaced: focus its successor.
    if (wasToggled.current) container.current?.querySelector('button')?.focus()
  }, [isShown, isUnfolded])
  // Payload's `setPreference` reports no failure of a merged value.
  async function store(isPutAway: boolean) {
    const path = `/payload-preferences/${AWAY_KEY}` as const
    const known = await call<{ value?: Record<string, boolean> | null } | null>(path)
    await call(path, { body: { value: { ...known?.value, [tenantId]: isPutAway } } })
  }
  const toggle = (show: boolean) => {
    wasToggled.current = true
    setShown(show)
    store(!show).catch(() => {
      setShown(!show)
      toast.error(t('checklistPutAwayFailed'))
    })
  }
  const unfold = () => {
    wasToggled.current = true
    setUnfolded(true)
  }
  if (isShown && !isUnfolded && steps.length > FOLD_FROM && doneCount >= steps.length - 1)
    return <FoldedSteps onUnfold={unfold} steps={steps} />
  return (
    <div className={isShown ? styles.steps : undefined} ref={container}>
      {isShown ? (
        <SettingsCard
          action={
            <Button variant="quiet" onClick={() => toggle(false)}>
              {t('checklistPutAway')}
            </Button>
          }
          help={
            doneCount === steps.length
              ? t('checklistAllDone')
              : `${t('checklistDone', { done: doneCount, total: steps.length })}. ${t('checklistHelp')}`
          }
          isFlush
          title={t('checklistTitle')}
        >
          <StepList name={name} steps={steps} />
        </SettingsCard>
      ) : (
        <Button icon="ListChecks" variant="quiet" onClick={() => toggle(true)}>
          {t('checklistShow')}
        </Button>
      )}
    </div>
  )
}
