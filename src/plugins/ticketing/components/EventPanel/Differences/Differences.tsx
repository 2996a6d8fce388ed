'use client'

import { useState } from 'react'
import { Button, useMessages } from '@/exports/client'
import { Drawer } from '@/components/ui/Drawer/Drawer'
import type { SiteProvider } from '@/plugins/ticketing/lib/connections/siteProviders'
import { DifferencesForm } from './DifferencesForm'

interface Props {
  /** Id of the event. */
  id: string | null
  provider: SiteProvider
  tenant: string
}

/** Button and drawer for an event's overrides of its connection's settings. */
export function Differences({ id, provider, tenant }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  if (!id) return null
  return (
    <>
      <Button icon="SlidersHorizontal" onClick={() => setOpen(true)}>
        {t('ticketingDifferent')}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('ticketingDifferentTitle')} width={640}>
        <DifferencesForm provider={provider} tenant={tenant} />
      </Drawer>
    </>
  )
}
