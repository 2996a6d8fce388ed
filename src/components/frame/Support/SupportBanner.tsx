'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { useApi } from '@/components/calls/useApi'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Support.module.css'

interface Props {
  id: string
  site: string
  /** What the visit permits: reading, reading while the owner's consent is pending, or making changes. */
  state: 'agreed' | 'asked' | 'reads'
  until: string
}

const MESSAGES = { agreed: 'supportAgreed', asked: 'supportAsked', reads: 'supportReads' } as const

/** Tells support staff when their visit ends and what it permits; they can request more access or end the visit. */
export function SupportBanner({ id, site, state, until }: Props) {
  const t = useMessages()
  const call = useApi()
  const router = useRouter()
  const { admin: adminRoute } = useConfig().config.routes
  const [isBusy, setBusy] = useState(false)

  async function act(path: `/${string}`, onDone: () => void) {
    setBusy(true)
    const result = await call('POST', path)
    if (result.success) onDone()
    else toast.error(result.error || t('supportFailed'))
    setBusy(false)
  }
  return (
    <section aria-label={t('supportVisits')} className={styles.banner} data-state={state} data-visit={id}>
      <Icon name="Lock" />
      <p aria-live="polite" className={styles.text}>
        {t('supportBanner', { moment: until, site })} {t(MESSAGES[state])}
      </p>
      <div className={styles.actions}>
        {state === 'reads' && (
          <Button disabled={isBusy} onClick={() => void act(`/support/visits/${id}/ask`, () => router.refresh())}>
            {t('supportAsk')}
          </Button>
        )}
        <Button
          disabled={isBusy}
          onClick={() =>
            void act(`/support/visits/${id}/end`, () =>
              window.location.assign(formatAdminURL({ adminRoute, path: '/support' })),
            )
          }
        >
          {t('supportEnd')}
        </Button>
      </div>
    </section>
  )
}
