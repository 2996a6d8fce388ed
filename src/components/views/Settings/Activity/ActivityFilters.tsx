'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { ACTIVITY_KINDS } from '@/lib/activity/actions'
import { filterQuery, readFilters, type ActivityFilters as Filters } from '@/lib/activity/filters'
import { Button } from '@/components/ui/Button/Button'
import { SelectField, type Choice } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Activity.module.css'

type ChosenFilters = Omit<Filters, 'before'>

interface Props {
  choice: ChosenFilters
  people: Choice[]
}

/** Filters of the log. They are stored in the URL, so that a filtered log can be bookmarked and shared. */
export function ActivityFilters({ choice, people }: Props) {
  const t = useMessages()
  const router = useRouter()
  const path = usePathname()
  // Dates are applied once complete, not while the year is being typed.
  const [days, setDays] = useState({ from: choice.from ?? '', to: choice.to ?? '' })

  const applyFilters = (next: Record<string, string | null>) => {
    const query = Object.fromEntries(
      Object.entries({ ...choice, ...days, ...next }).map(([name, value]) => [name, value ?? undefined]),
    )
    router.push(`${path}${filterQuery(readFilters(query))}`)
  }
  const dayProps = (name: 'from' | 'to') => ({
    max: name === 'from' && days.to ? days.to : undefined,
    min: name === 'to' && days.from ? days.from : undefined,
    onBlur: () => days[name] !== (choice[name] ?? '') && applyFilters({}),
    onValue: (value: string) => setDays({ ...days, [name]: value }),
    type: 'date',
    value: days[name],
  })
  const everybody = { label: t('activityEverybody'), value: '' }
  const others = [
    { label: t('providerOnly'), value: 'provider' },
    { label: t('activityAutomatic'), value: 'automatic' },
  ]
  return (
    <form
      aria-label={t('activityFilters')}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        applyFilters({})
      }}
      role="search"
    >
      <SelectField
        choices={[everybody, ...people, ...others]}
        label={t('activityPerson')}
        onValue={(person) => applyFilters({ person })}
        value={choice.person ?? ''}
      />
      <SelectField
        choices={[
          { label: t('activityAll'), value: '' },
          ...ACTIVITY_KINDS.map((kind) => ({ label: t(`activityKind_${kind}`), value: kind })),
        ]}
        label={t('activityKind')}
        onValue={(kind) => applyFilters({ kind })}
        value={choice.kind ?? ''}
      />
      <TextField label={t('activityFrom')} {...dayProps('from')} />
      <TextField label={t('activityTo')} {...dayProps('to')} />
      {filterQuery(choice) && (
        <Button href={path} variant="quiet">
          {t('activityClear')}
        </Button>
      )}
      <button className={styles.hidden} tabIndex={-1} type="submit" />
    </form>
  )
}
