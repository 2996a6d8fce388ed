'use client'

import { usePreferences } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/Button/Button'
import { useWords } from '../../../components/ui/useWords'
import { CLOSED } from '../lib/closed'
import type { MessengerStart } from '../lib/messengerFor'
import { startMessenger } from '../lib/startMessenger'
import styles from './Messenger.module.css'

/** Starts the messenger, and lets the person close it for good. */
export function MessengerFrame({ start }: { start: MessengerStart }) {
  const t = useWords()
  const { setPreference } = usePreferences()
  const [isClosed, setClosed] = useState(false)
  const key = JSON.stringify(start)
  // Once for the same person: each screen brings the same values in a new object.
  useEffect(() => (isClosed ? undefined : startMessenger(JSON.parse(key) as MessengerStart)), [isClosed, key])
  if (isClosed) return null
  const close = () => {
    setClosed(true)
    void setPreference(CLOSED, true)
  }
  return (
    <div className={styles.frame}>
      <Button look="quiet" onClick={close}>
        {t('messengerClose')}
      </Button>
    </div>
  )
}
