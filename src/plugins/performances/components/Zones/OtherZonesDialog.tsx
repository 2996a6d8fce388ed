'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, Dialog, List, ListRow, useApi, useMessages } from '@/exports/client'
import { momentInZone } from '@/lib/events/momentInZone'
import type { OtherZones } from '../../operations/listOtherZones'
import type { CalendarSite } from '../Calendar/site'
import styles from './Zones.module.css'

type OtherZone = OtherZones['docs'][number]
type Keep = 'clock' | 'moment'

interface Props {
  found: OtherZones
  onChanged: () => void
  onClose: () => void
  site: CalendarSite
}

const describeZone = (zone: string): string => zone.replaceAll('_', ' ')

/** Lists performances whose time zone differs from that of their venue, each with two ways to fix it. */
export function OtherZonesDialog({ found, onChanged, onClose, site }: Props) {
  const t = useMessages()
  const call = useApi()
  const router = useRouter()
  const { language } = useTranslation().i18n
  const [busy, setBusy] = useState<string | null>(null)

  async function place({ id, start }: OtherZone, keep: Keep): Promise<void> {
    setBusy(id)
    const result = await call<{ start: string; timezone: string }>('POST', `/event-instances/${id}/place`, {
      from: start,
      keep,
    })
    setBusy(null)
    if (result.success)
      toast.success(
        t('zonesPlaced', {
          moment: momentInZone(result.doc.start, result.doc.timezone, language),
          zone: describeZone(result.doc.timezone),
        }),
      )
    else toast.error(result.error || t('zonesFailed'))
    onChanged()
    if (result.success) router.refresh()
  }

  const rest = found.totalDocs - found.docs.length
  return (
    <Dialog description={t('zonesHelp')} isOpen isWide onClose={onClose} title={t('zonesTitle')}>
      {found.docs.length === 0 ? (
        <p role="status">{t('zonesNone')}</p>
      ) : (
        <div className={styles.rows}>
          <List>
            {found.docs.map((performance) => (
              <ListRow
                detail={t('zonesStands', {
                  moment: momentInZone(performance.start, performance.zone, language),
                  place: describeZone(performance.placeZone),
                  zone: describeZone(performance.zone),
                })}
                end={
                  site.mayMove && (
                    <FixButtons
                      isBusy={busy === performance.id}
                      onPlace={(keep) => void place(performance, keep)}
                      performance={performance}
                    />
                  )
                }
                href={`${site.adminRoute}/collections/event-instances/${performance.id}`}
                key={performance.id}
                title={<bdi>{performance.title || t('untitled')}</bdi>}
                wraps
              />
            ))}
          </List>
        </div>
      )}
      {rest > 0 && <p>{t('zonesMore', { count: rest })}</p>}
    </Dialog>
  )
}

/** Buttons that keep the local time or the instant. If both give the same result, only one is shown. */
function FixButtons({
  isBusy,
  onPlace,
  performance,
}: {
  isBusy: boolean
  onPlace: (keep: Keep) => void
  performance: OtherZone
}) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const clock = momentInZone(performance.start, performance.zone, language)
  const moment = momentInZone(performance.start, performance.placeZone, language)
  const zone = describeZone(performance.placeZone)
  return (
    <div className={styles.ways}>
      <Button disabled={isBusy} onClick={() => onPlace('clock')}>
        {t('zonesUse', { moment: clock, zone })}
      </Button>
      {moment !== clock && (
        <Button disabled={isBusy} variant="quiet" onClick={() => onPlace('moment')}>
          {t('zonesUse', { moment, zone })}
        </Button>
      )}
    </div>
  )
}
