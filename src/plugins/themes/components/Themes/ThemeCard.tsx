'use client'

import { useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import { ConfirmDialog } from './ConfirmDialog'
import { studioFor, type ShownTheme, type ThemesSite } from './site'
import { ThemeFacts } from './ThemeFacts'
import { ThemeMenu } from './ThemeMenu'
import { ThemePicture } from './ThemePicture'
import styles from './Themes.module.css'

/** A theme that the website does not show. */
export function ThemeCard({ site, theme }: { site: ThemesSite; theme: ShownTheme }) {
  const t = useWords()
  const [isPublishing, setPublishing] = useState(false)
  const studio = studioFor(site, theme)
  return (
    <li className={styles.card}>
      <ThemePicture address={theme.previewAddress} />
      <div className={styles.head}>
        <h3 className={styles.name}>{theme.name}</h3>
        <ThemeMenu site={site} theme={theme} />
      </div>
      <ThemeFacts site={site} theme={theme} />
      <div className={styles.actions}>
        {site.may.publish && !theme.isDevelopment && (
          <Button icon="Globe" onClick={() => setPublishing(true)}>
            {t('themesPublish')}
          </Button>
        )}
        {studio && (
          <Button href={studio} icon="Palette">
            {t('themesCustomise')}
          </Button>
        )}
        <Button href={`${site.adminRoute}/collections/themes/${theme.id}`} icon="SlidersHorizontal">
          {t('themesConfigure')}
        </Button>
      </div>
      {isPublishing && (
        <ConfirmDialog action="publish" onClose={() => setPublishing(false)} site={site} theme={theme} />
      )}
    </li>
  )
}
