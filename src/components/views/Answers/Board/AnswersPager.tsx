'use client'

import { usePathname } from 'next/navigation'
import { answerQuery, type AnswerFilters } from '@/lib/forms/answers/filters'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Answers.module.css'

interface Props {
  filters: AnswerFilters
  page: number
  pages: number
  /** IANA time zone. */
  zone: string
}

/** Links to the other pages, and the time zone of the list. */
export function AnswersPager({ filters, page, pages, zone }: Props) {
  const t = useMessages()
  const path = usePathname()
  return (
    <div className={styles.foot}>
      <p>{t('answersZone', { zone: zone.replaceAll('_', ' ') })}</p>
      {pages > 1 && (
        <nav aria-label={t('answersPages')} className={styles.pages}>
          {page > 1 && <Button href={`${path}${answerQuery(filters, page - 1)}`}>{t('previousPage')}</Button>}
          <span>{t('answersPageOf', { page, pages })}</span>
          {page < pages && <Button href={`${path}${answerQuery(filters, page + 1)}`}>{t('nextPage')}</Button>}
        </nav>
      )}
    </div>
  )
}
