'use client'

import { useState, type RefObject } from 'react'
import { classes, useMessages } from '@/exports/client'
import { Choice } from './Choice'
import styles from './Studio.module.css'

interface Props {
  address: string
  frame: RefObject<HTMLIFrameElement | null>
  isListening: boolean
}

/**
 * The website on its own origin, isolated from the admin. Its scripts run, because they show unsaved choices; the
 * sandbox prevents navigation of the window and popups.
 */
export function Preview({ address, frame, isListening }: Props) {
  const t = useMessages()
  const [width, setWidth] = useState<'desktop' | 'phone'>('desktop')
  const [isLoaded, setLoaded] = useState(false)
  return (
    <section aria-label={t('themesStudioPreview')} className={styles.preview}>
      <div className={styles.widths}>
        <Choice
          isUnseen
          label={t('themesStudioWidth')}
          onValue={setWidth}
          options={[
            { label: t('themesStudioDesktop'), value: 'desktop' },
            { label: t('themesStudioPhone'), value: 'phone' },
          ]}
          value={width}
        />
      </div>
      {isLoaded && !isListening && <p className={styles.hint}>{t('themesStudioFrameStill')}</p>}
      <div className={classes(styles.stage, width === 'phone' && styles.phone)}>
        <iframe
          className={styles.frame}
          onLoad={() => setLoaded(true)}
          ref={frame}
          referrerPolicy="no-referrer"
          sandbox="allow-same-origin allow-scripts allow-forms"
          src={address}
          title={t('themesStudioFrame')}
        />
      </div>
    </section>
  )
}
