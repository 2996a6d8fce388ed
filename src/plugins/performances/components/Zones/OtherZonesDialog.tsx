'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useApi } from '../../../../components/calls/useApi'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { List } from '../../../../components/ui/List/List'
import { ListRow } from '../../../../components/ui/List/ListRow'
import { useMessages } from '../../../../components/ui/useMessages'
import { momentInZone } from '../../../../lib/events/momentInZone'
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

/** Performances in another time zone than their place, each with two ways to put it there. */
export function OtherZonesDialog({ found, onChanged, onClose, site }: Props) {
  const t = useMessages()
  const call = useApi()
  const router = useRouter()
  const { language } = useTranslation().i18n
  const [busy, setBusy] = useState<string | null>(null)

  async function place({ id, start }: OtherZone, keep: Keep): Promise<void> {
    setBusy(id)
    const answer = await call<{ start: string; timezone: string }>('POST', `/event-instances/${id}/place`, {
      from: start,
      keep,
    })
    setBusy(null)
    if (answer.success)
      toast.success(
        t('zonesPlaced', {
          moment: momentInZone(answer.doc.start, answer.doc.timezone, language),
          zone: describeZone(answer.doc.timezone),
        }),
      )
    else toast.error(answer.error || t('zonesFailed'))
    onChanged()
    if (answer.success) router.refresh()
  }

  const rest = found.totalDocs - found.docs.length
  return (
    <Dialog description={t('zonesHelp')} isOpen isWide onClose={onClose} title={t('zonesTitle')}>
      {found.docs.length === 0 ? (
        <p role="status">{t('zonesNone')}</p>
      ) : (
        <div className={styles.rows}>
          <List>
            {found.docs.map((one) => (
              <ListRow
                detail={t('zonesStands', {
                  moment: momentInZone(one.start, one.zone, language),
                  place: describeZone(one.placeZone),
                  zone: describeZone(one.zone),
                })}
                end={
                  site.mayMove && <Ways isBusy={busy === one.id} onPlace={(keep) => void place(one, keep)} one={one} />
                }
                href={`${site.adminRoute}/collections/event-instances/${one.id}`}
                key={one.id}
                title={<bdi>{one.title || t('untitled')}</bdi>}
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

/** The time that the clock shows stays, or the moment does; where both are one, there is one way. */
function Ways({ isBusy, onPlace, one }: { isBusy: boolean; onPlace: (keep: Keep) => void; one: OtherZone }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const clock = momentInZone(one.start, one.zone, language)
  const moment = momentInZone(one.start, one.placeZone, language)
  const zone = describeZone(one.placeZone)
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
