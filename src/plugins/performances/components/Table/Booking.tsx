'use client'

import { useTranslation } from '@payloadcms/ui'
import { useWords } from '../../../../components/ui/useWords'
import { momentInZone } from '../../../../lib/events/momentInZone'
import type { PerformanceRow } from '../../operations/listEventPerformances'
import styles from './Table.module.css'

/** How a performance is sold: what its box office says, and where its link leads. */
export function Booking({
  row: { bookingLinkLabel, bookingLinkURL, sale, timezone },
  sellsTickets,
}: {
  row: PerformanceRow
  sellsTickets: boolean
}) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const sold = () => {
    if (!sale) return null
    if (sale.isFewLeft) return t('tableFewLeft')
    if (sale.isOnSale) return t('tableOnSale')
    if (sale.onSaleFrom) return t('tableOnSaleFrom', { moment: momentInZone(sale.onSaleFrom, timezone, language) })
    return sale.isOnSale === false ? t('tableNotOnSale') : null
  }
  const says = sold()
  const link = sellsTickets ? bookingLinkURL : null
  return (
    <>
      {says && <span className={styles.detail}>{says}</span>}
      {link && (
        <a className={styles.booking} dir="ltr" href={link} rel="noreferrer" target="_blank" title={link}>
          {bookingLinkLabel || link.replace(/^https?:\/\//, '')}
        </a>
      )}
    </>
  )
}
