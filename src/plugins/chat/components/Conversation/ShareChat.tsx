'use client'

import { lazy, Suspense, useState } from 'react'
import { Button, useMessages } from '@/exports/client'
import styles from './Conversation.module.css'
import type { ShareProps } from './ShareDialog'

// Loaded lazily, as most conversations are not shared.
const ShareDialog = lazy(() => import('./ShareDialog'))

/** Shows whether the conversation is shared with colleagues, and opens the dialog to change it. */
export function ShareChat(props: ShareProps) {
  const t = useMessages()
  const [state, setState] = useState<'closed' | 'never' | 'open'>('never')
  return (
    <>
      <Button className={styles.share} icon="Share2" variant="quiet" onClick={() => setState('open')}>
        {t(props.isShared ? 'chatShared' : 'chatShare')}
      </Button>
      <Suspense>
        {state !== 'never' && <ShareDialog {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />}
      </Suspense>
    </>
  )
}
