'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { ACTIVITY_KINDS } from '../../../../lib/activity/actions'
import { filterQuery, readFilters, type ActivityFilters as Filters } from '../../../../lib/activity/filters'
import { Button } from '../../../ui/Button/Button'
import { SelectField, type Choice } from '../../../ui/Field/SelectField'
import { TextField } from '../../../ui/Field/TextField'
import { useMessages } from '../../../ui/useMessages'
import styles from './Activity.module.css'

type Chosen = Omit<Filters, 'before'>

interface Props {
  choice: Chosen
  people: Choice[]
}

/** Narrows the log down. The choice stands in the address, so that it can be kept and sent. */
export function ActivityFilters({ choice, people }: Props) {
  const t = useMessages()
  const router = useRouter()
  const path = usePathname()
  // Days are taken when they are complete: while one is typed, its year is another one.
  const [days, setDays] = useState({ from: choice.from ?? '', to: choice.to ?? '' })

  const show = (next: Record<string, string | null>) => {
    const query = Object.fromEntries(
      Object.entries({ ...choice, ...days, ...next }).map(([name, value]) => [name, value ?? undefined]),
    )
    router.push(`${path}${filterQuery(readFilters(query))}`)
  }
  const day = (name: 'from' | 'to') => ({
    max: name === 'from' && days.to ? days.to : undefined,
    min: name === 'to' && days.from ? days.from : undefined,
    onBlur: () => days[name] !== (choice[name] ?? '') && show({}),
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
        show({})
      }}
      role="search"
    >
      <SelectField
        choices={[everybody, ...people, ...others]}
        label={t('activityPerson')}
        onValue={(person) => show({ person })}
        value={choice.person ?? ''}
      />
      <SelectField
        choices={[
          { label: t('activityAll'), value: '' },
          ...ACTIVITY_KINDS.map((kind) => ({ label: t(`activityKind_${kind}`), value: kind })),
        ]}
        label={t('activityKind')}
        onValue={(kind) => show({ kind })}
        value={choice.kind ?? ''}
      />
      <TextField label={t('activityFrom')} {...day('from')} />
      <TextField label={t('activityTo')} {...day('to')} />
      {filterQuery(choice) && (
        <Button href={path} variant="quiet">
          {t('activityClear')}
        </Button>
      )}
      <button className={styles.hidden} tabIndex={-1} type="submit" />
    </form>
  )
}
