'use client'

import { useCallback, useEffect, useState } from 'react'
import { useApi } from '../../../../components/settings/useApi'
import { Banner } from '../../../../components/ui/Banner/Banner'
import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import type { OtherZones } from '../../operations/listOtherZones'
import type { CalendarSite } from '../Calendar/site'
import { OtherZonesDialog } from './OtherZonesDialog'

/** Above the performances: how many are in another time zone than their place, and a way to look through them. */
export function OtherZonesNotice({ site }: { site: CalendarSite }) {
  const t = useWords()
  const call = useApi()
  const [found, setFound] = useState<OtherZones | null>(null)
  const [isOpen, setOpen] = useState(false)
  const load = useCallback(
    () => call<OtherZones>('GET', `/event-instances/other-zones?tenantId=${site.id}&locale=${site.locale}`).then((answer) => (answer.success ? answer.doc : null)),
    [call, site.id, site.locale],
  )
  useEffect(() => {
    let isWanted = true
    void load().then((doc) => isWanted && setFound(doc))
    return () => {
      isWanted = false
    }
  }, [load])
  if (!found || (found.totalDocs === 0 && !isOpen)) return null
  return (
    <>
      {found.totalDocs > 0 && (
        <Banner action={<Button onClick={() => setOpen(true)}>{t('zonesLook')}</Button>}>
          {t('zonesOther', { count: found.totalDocs })}
        </Banner>
      )}
      {isOpen && <OtherZonesDialog found={found} onChanged={() => void load().then((doc) => doc && setFound(doc))} onClose={() => setOpen(false)} site={site} />}
    </>
  )
}
