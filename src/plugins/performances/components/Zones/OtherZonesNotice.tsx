'use client'

import { useState } from 'react'
import { useRead } from '../../../../components/calls/useRead'
import { Banner } from '../../../../components/ui/Banner/Banner'
import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import type { OtherZones } from '../../operations/listOtherZones'
import type { CalendarSite } from '../Calendar/site'
import { OtherZonesDialog } from './OtherZonesDialog'

/** Above the performances: how many are in another time zone than their place, and a way to look through them. */
export function OtherZonesNotice({ site }: { site: CalendarSite }) {
  const t = useWords()
  const { data: found, reload } = useRead<OtherZones>(
    `/event-instances/other-zones?tenantId=${site.id}&locale=${site.locale}`,
  )
  const [isOpen, setOpen] = useState(false)
  if (!found || (found.totalDocs === 0 && !isOpen)) return null
  return (
    <>
      {found.totalDocs > 0 && (
        <Banner action={<Button onClick={() => setOpen(true)}>{t('zonesLook')}</Button>}>
          {t('zonesOther', { count: found.totalDocs })}
        </Banner>
      )}
      {isOpen && <OtherZonesDialog found={found} onChanged={reload} onClose={() => setOpen(false)} site={site} />}
    </>
  )
}
