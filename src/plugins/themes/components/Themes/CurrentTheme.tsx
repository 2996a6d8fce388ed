'use client'

import { Button } from '../../../../components/ui/Button/Button'
import { useWords } from '../../../../components/ui/useWords'
import { studioFor, type ShownTheme, type ThemesSite } from './site'
import { ThemeFacts } from './ThemeFacts'
import { ThemeMenu } from './ThemeMenu'
import { ThemePicture } from './ThemePicture'
import styles from './Themes.module.css'

/** The theme that the website shows, with the website as it is at this moment. */
export function CurrentTheme({ site, theme }: { site: ThemesSite; theme: ShownTheme | null }) {
  const t = useWords()
  const studio = theme && studioFor(site, theme)
  return (
    <section aria-label={t('themesCurrent')} className={styles.section}>
      <h2 className={styles.heading}>{t('themesCurrent')}</h2>
      <ul className={styles.single}>
        <li className={styles.current}>
          {theme && <ThemePicture address={theme.previewAddress} />}
          <div className={styles.currentText}>
            <div className={styles.head}>
              <h3 className={styles.currentName}>{theme ? theme.name : t('themesHouse')}</h3>
              {theme && <ThemeMenu site={site} theme={theme} />}
            </div>
            {theme ? (
              <ThemeFacts site={site} theme={theme} />
            ) : (
              <p className={styles.empty}>{t('themesCurrentNone')}</p>
            )}
            <div className={styles.actions}>
              {studio && (
                <Button href={studio} icon="Palette">
                  {t('themesCustomise')}
                </Button>
              )}
              {theme && (
                <Button href={`${site.adminRoute}/collections/themes/${theme.id}`} icon="SlidersHorizontal">
                  {t('themesConfigure')}
                </Button>
              )}
              {site.liveAddress && (
                <Button href={site.liveAddress} icon="ExternalLink" newTab>
                  {t('themesViewSite')}
                </Button>
              )}
            </div>
          </div>
        </li>
      </ul>
    </section>
  )
}
