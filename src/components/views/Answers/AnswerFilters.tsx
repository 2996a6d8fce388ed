'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { answerQuery, readAnswerFilters, type AnswerFilters as Filters } from '@/lib/forms/answers/filters'
import { Button } from '@/components/ui/Button/Button'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Answers.module.css'

/** Filters of the submissions. They are stored in the URL, so that a filtered list can be bookmarked and shared. */
export function AnswerFilters({ filters }: { filters: Filters }) {
  const t = useMessages()
  const router = useRouter()
  const path = usePathname()
  // Texts and dates are applied once complete, not on every keystroke.
  const [typed, setTyped] = useState({ from: filters.from ?? '', search: filters.search, to: filters.to ?? '' })

  const applyFilters = (overrides: { show?: string } = {}) => {
    const next = answerQuery(
      readAnswerFilters({ ...typed, show: filters.isUnread ? 'unread' : undefined, ...overrides }),
    )
    if (next !== answerQuery(filters)) router.push(`${path}${next}`)
  }
  const field = (name: keyof typeof typed) => ({
    onBlur: () => applyFilters(),
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
    value: typed[name],
  })
  return (
    <form
      aria-label={t('answersFilters')}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        applyFilters()
      }}
      role="search"
    >
      <TextField label={t('answersSearch')} maxLength={200} type="search" {...field('search')} />
      <TextField label={t('answersFrom')} max={typed.to || undefined} type="date" {...field('from')} />
      <TextField label={t('answersTo')} min={typed.from || undefined} type="date" {...field('to')} />
      <SelectField
        choices={[
          { label: t('answersShowAll'), value: 'all' },
          { label: t('answersShowUnread'), value: 'unread' },
        ]}
        label={t('answersShow')}
        onValue={(value) => applyFilters({ show: value })}
        value={filters.isUnread ? 'unread' : 'all'}
      />
      {answerQuery(filters) && (
        <Button href={path} variant="quiet">
          {t('answersClear')}
        </Button>
      )}
      <button className={styles.hidden} tabIndex={-1} type="submit" />
    </form>
  )
}
