'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useState } from 'react'
import { answerQuery, readAnswerFilters, type AnswerFilters as Filters } from '../../../lib/forms/answers/filters'
import { Button } from '../../ui/Button/Button'
import { SelectField } from '../../ui/Field/SelectField'
import { TextField } from '../../ui/Field/TextField'
import { useMessages } from '../../ui/useMessages'
import styles from './Answers.module.css'

/** Narrows the answers down. The choice stands in the address, so that it can be kept and sent. */
export function AnswerFilters({ filters }: { filters: Filters }) {
  const t = useMessages()
  const router = useRouter()
  const path = usePathname()
  // Words and days are taken when they are complete: while one is typed, it is another one.
  const [typed, setTyped] = useState({ from: filters.from ?? '', search: filters.search, to: filters.to ?? '' })

  const show = (more: { show?: string } = {}) => {
    const next = answerQuery(readAnswerFilters({ ...typed, show: filters.isUnread ? 'unread' : undefined, ...more }))
    if (next !== answerQuery(filters)) router.push(`${path}${next}`)
  }
  const field = (name: keyof typeof typed) => ({
    onBlur: () => show(),
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
    value: typed[name],
  })
  return (
    <form
      aria-label={t('answersFilters')}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault()
        show()
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
        onValue={(value) => show({ show: value })}
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
