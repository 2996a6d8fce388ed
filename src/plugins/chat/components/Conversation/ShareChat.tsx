'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { useMessages } from '../../../../components/ui/useMessages'
import styles from './Conversation.module.css'
import type { ShareProps } from './ShareDialog'

// Most conversations are nobody else's.
const ShareDialog = lazy(() => import('./ShareDialog'))

/** Says whether colleagues read a conversation, and leads to changing that. */
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
