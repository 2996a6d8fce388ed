'use client'

import { useEffect, useRef, useState } from 'react'
import { useMessages, useRead } from '@/exports/client'
import { CreditRow } from './CreditRow'
import styles from './Credits.module.css'
import { orderOf, type Credits } from './useCredits'
import { useFormFields } from '@payloadcms/ui'
import type { MatchedPeople } from '../operations/matchPeople'

interface Props {
  credits: Credits
  isOpen: boolean
  onPasteList: (text: string) => void
  path: string
  tenant: string
}

/** One row per credit: moved by its handle or with Alt and an arrow key; Enter adds a row below. */
export function CreditsTable({ credits, isOpen, onPasteList, path, tenant }: Props) {
  const t = useMessages()
  const body = useRef<HTMLTableSectionElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { rows, takeFocus } = credits
  const nameOf = usePersonNames(path, rows.length, tenant)
  const order = orderOf(rows)

  useEffect(() => {
    const focus = takeFocus(order)
    if (focus)
      body.current?.querySelector<HTMLElement>(`[data-credit="${focus.id}"] [data-part="${focus.part}"]`)?.focus()
  }, [order, takeFocus])

  const move: Credits['move'] = (from, to, part) => {
    if (to < 0 || to >= rows.length) return
    credits.move(from, to, part)
    setAnnouncement(t('creditsMoved', { number: to + 1, of: rows.length }))
  }
  return (
    <>
      <table
        className={styles.table}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (!isOpen || !/\S[^\S\r\n]*[\r\n]+[^\S\r\n]*\S/.test(text)) return
          event.preventDefault()
          onPasteList(text)
        }}
      >
        <caption className={styles.unseen}>{t('creditsTitle')}</caption>
        <thead>
          <tr>
            {isOpen && (
              <th scope="col">
                <span className={styles.unseen}>{t('creditsOrder')}</span>
              </th>
            )}
            <th scope="col">{t('creditsRole')}</th>
            <th scope="col">{t('creditsPerson')}</th>
            <th scope="col">{t('creditsGroup')}</th>
            {isOpen && (
              <th scope="col">
                <span className={styles.unseen}>{t('creditsRemoveHead')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map(({ id }, index) => (
            <CreditRow
              count={rows.length}
              credits={{ ...credits, move }}
              id={id}
              index={index}
              isOpen={isOpen}
              key={id}
              nameOf={nameOf}
              path={path}
              tenant={tenant}
            />
          ))}
        </tbody>
      </table>
      {isOpen && <p className={styles.note}>{t('creditsKeys')}</p>}
      <p aria-live="polite" className={styles.unseen}>
        {announcement}
      </p>
    </>
  )
}

/** Names of the people in the rows, by id: null until loaded, undefined if the site has no such person. */
function usePersonNames(path: string, count: number, tenant: string): (id: string) => string | null | undefined {
  const chosen = useFormFields(([fields]) =>
    JSON.stringify(Array.from({ length: count }, (_, index) => fields[`${path}.${index}.person`]?.value)),
  )
  const ids = [
    ...new Set((JSON.parse(chosen) as unknown[]).filter((id): id is string => typeof id === 'string' && id !== '')),
  ].sort()
  const { data, isOutdated } = useRead<MatchedPeople>(tenant && ids.length > 0 ? '/people/match' : null, {
    body: { ids, tenantId: tenant },
    keepsPrevious: true,
    reloadsOnFocus: true,
  })
  const names = new Map(data?.people.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? (data && !isOutdated ? undefined : null)
}
