'use client'

import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button/Button'
import { useMessages } from '../../../components/ui/useMessages'
import type { MessengerStart } from '../lib/messengerFor'
import { holdMessenger } from '../lib/holdMessenger'
import styles from './Messenger.module.css'
import { useMessengerClosed } from './useMessengerClosed'

/** Starts the messenger, and lets the person close it for good. */
export function MessengerFrame({ start }: { start: MessengerStart }) {
  const t = useMessages()
  const keepClosed = useMessengerClosed()
  const [isClosed, setClosed] = useState(false)
  const key = JSON.stringify(start)
  // Once for the same person: each screen brings the same values in a new object.
  useEffect(() => (isClosed ? undefined : holdMessenger(JSON.parse(key) as MessengerStart)), [isClosed, key])
  if (isClosed) return null
  async function close() {
    setClosed(true)
    setClosed(await keepClosed(true))
  }
  return (
    <div className={styles.frame}>
      <Button variant="quiet" onClick={() => void close()}>
        {t('messengerClose')}
      </Button>
    </div>
  )
}
