'use client'

import { RenderDefaultCell, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { formatDateRange } from '@/lib/events/when'
import { Icon } from '@/components/ui/Icon/Icon'
import type { EventFacts } from './eventFacts'
import styles from './EventRow.module.css'
import { useFacts } from './FactsOfRows'

/** An event in a list: its poster, its title, and what distinguishes it from others with the same title. */
export function EventTitleCell(props: DefaultCellComponentProps) {
  const facts = useFacts(String(props.rowData.id))
  // Payload's own cell links to the event, or selects it in a picker.
  const title = (
    <RenderDefaultCell clientProps={props} columnIndex={0} enableRowSelections isLinkedColumn={props.link === true} />
  )
  if (!facts) return title
  return (
    <span className={styles.event}>
      <Poster src={facts.poster} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <Detail facts={facts} />
      </span>
    </span>
  )
}

const Poster = ({ src }: { src: string | null }) => (
  <span aria-hidden="true" className={styles.poster}>
    {src ? (
      <img alt="" className={styles.picture} decoding="async" height={42} loading="lazy" src={src} width={56} />
    ) : (
      <Icon name="CalendarDays" size={16} />
    )}
  </span>
)

function Detail({ facts: { end, season, start, venue, zone } }: { facts: EventFacts }) {
  const { language } = useTranslation().i18n
  const parts = [venue, formatDateRange({ end, start, zone }, language), season].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <span className={styles.detail}>
      {parts.map((part, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  )
}
