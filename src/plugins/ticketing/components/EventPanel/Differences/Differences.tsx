'use client'

import { useState } from 'react'
import { Button } from '../../../../../components/ui/Button/Button'
import { Drawer } from '../../../../../components/ui/Drawer/Drawer'
import { useMessages } from '../../../../../components/ui/useMessages'
import type { SiteProvider } from '../../../lib/connections/siteProviders'
import { DifferencesForm } from './DifferencesForm'

interface Props {
  /** Of the event. */
  id: string | null
  provider: SiteProvider
  tenant: string
}

/** What one event does in another way than its connection. */
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
