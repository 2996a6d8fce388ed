'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { classes, Icon, Status, useMessages } from '@/exports/client'
import type { MessageKey } from '@/exports/types'
import { eventState, isState } from '@/components/ui/Status/states'
import type { EventPerformances, PerformanceRow } from '../../operations/listEventPerformances'
import { ClashNote } from './ClashNote'
import { endOf, placeOf, whenOf } from './rowTexts'
import styles from './Table.module.css'
import { momentInZone } from '@/lib/events/momentInZone'

interface Props {
  isChosen: boolean
  /** Its edit button regains focus after editing. */
  isFocused: boolean
  list: EventPerformances
  mayEdit: boolean
  onChosen: (isOn: boolean) => void
  onEdit: () => void
  row: PerformanceRow
}

/** A performance in the table: time, venue, accessibility, status and booking. */
export function Row({ isChosen, isFocused, list, mayEdit, onChosen, onEdit, row }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { config } = useConfig()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused && document.activeElement === document.body) button.current?.focus()
  }, [isFocused])
  const name = whenOf(row, language) ?? t('performanceUndated')
  const end = endOf(row, language)
  const states = [eventState(row.instanceStatus), row.state].filter(isState)
  return (
    <tr className={classes(styles.row, isChosen && styles.isChosen)} data-performance={row.id}>
      {mayEdit && (
        <td className={styles.check}>
          <input
            aria-label={t('tableSelect', { performance: name })}
            checked={isChosen}
            onChange={({ target }) => onChosen(target.checked)}
            type="checkbox"
          />
        </td>
      )}
      <th className={styles.when} scope="row">
        <Link
          className={styles.link}
          href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/event-instances/${row.id}` })}
          prefetch={false}
        >
          <time dateTime={row.start ?? undefined}>{name}</time>
        </Link>
        {end && <bdi className={styles.end}>{`–${end}`}</bdi>}
        {row.timezone !== list.timezone && <span className={styles.detail}>{placeOf(row.timezone)}</span>}
        {row.editor && <span className={styles.detail}>{t('tableEditing', { person: row.editor })}</span>}
        <ClashNote clashes={row.clashes} />
      </th>
      <td className={styles.more}>
        <bdi>{row.venueName ?? '–'}</bdi>
        {row.accessTypes.length > 0 && (
          <span className={styles.detail}>
            {row.accessTypes.map((kind) => t(`access_${kind}` as MessageKey)).join(' · ')}
          </span>
        )}
      </td>
      <td className={styles.more}>
        <span className={styles.states}>
          {states.map((state) => (
            <Status key={state} state={state} />
          ))}
        </span>
        <Booking row={row} sellsTickets={list.sellsTickets} />
      </td>
      <td className={styles.actions}>
        {mayEdit && (
          <button
            aria-label={t('tableEdit', { performance: name })}
            className={styles.edit}
            onClick={onEdit}
            ref={button}
            title={t('edit')}
            type="button"
          >
            <Icon name="Pencil" />
          </button>
        )}
      </td>
    </tr>
  )
}

/** Sales status from the box office, and the booking link. */
function Booking({
  row: { bookingLinkLabel, bookingLinkURL, sale, timezone },
  sellsTickets,
}: {
  row: PerformanceRow
  sellsTickets: boolean
}) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const describeSale = () => {
    if (!sale) return null
    if (sale.isFewLeft) return t('tableFewLeft')
    if (sale.isOnSale) return t('tableOnSale')
    if (sale.onSaleFrom) return t('tableOnSaleFrom', { moment: momentInZone(sale.onSaleFrom, timezone, language) })
    return sale.isOnSale === false ? t('tableNotOnSale') : null
  }
  const saleText = describeSale()
  const link = sellsTickets ? bookingLinkURL : null
  return (
    <>
      {saleText && <span className={styles.detail}>{saleText}</span>}
      {link && (
        <a className={styles.booking} dir="ltr" href={link} rel="noreferrer" target="_blank" title={link}>
          {bookingLinkLabel || link.replace(/^https?:\/\//, '')}
        </a>
      )}
    </>
  )
}
